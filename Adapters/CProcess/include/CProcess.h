#ifndef WHISPER_CPROCESS_H
#define WHISPER_CPROCESS_H

// System calls that Swift cannot spell: variadic functions and calls without a libc wrapper.

#endif
