// Declares sqlite3_key, which the header hides without this definition.
#define SQLITE_HAS_CODEC 1
#include <sqlite3.h>
