// Declares the keying functions (sqlite3_key, sqlite3_rekey), which the header hides without this definition.
#define SQLITE_HAS_CODEC 1
#include <sqlite3.h>
