#include "../../../../Sources/whisper-reader/schema.c"

#include "parts.h"

void parts_forget_schema(void) {
    for (size_t index = 0; index < table_count; index++) free_table(&tables[index]);
    free(tables);
    tables = NULL;
    table_count = 0;
    names = virtual_names = NULL;
    name_count = name_capacity = virtual_count = virtual_capacity = 0;
}
