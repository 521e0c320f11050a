#include <qrencode.h>
#include <zbar.h>
