#include "CWhisperQRCode.h"

#include <stdio.h>

#include <jpeglib.h>
#include <png.h>

#define QUOTED(text) #text
#define EXPANDED(text) QUOTED(text)

const char *whisper_png_version(void) {
    return png_get_libpng_ver(NULL);
}

const char *whisper_jpeg_version(void) {
#ifdef LIBJPEG_TURBO_VERSION
    return "libjpeg-turbo " EXPANDED(LIBJPEG_TURBO_VERSION);
#else
    return "libjpeg " EXPANDED(JPEG_LIB_VERSION);
#endif
}
