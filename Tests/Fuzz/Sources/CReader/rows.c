#include "../../../../Sources/whisper-reader/rows.c"
