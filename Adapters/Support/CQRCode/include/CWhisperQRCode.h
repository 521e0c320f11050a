#ifndef WHISPER_CQRCODE_H
#define WHISPER_CQRCODE_H

// QR codes and pictures, by libqrencode, ZBar, libpng and libjpeg.
//
// libpng and libjpeg report errors by longjmp, which must not pass through Swift: they are caught here. Every function
// works on memory that its caller owns and frees what it allocates; none has state, so all may be called from any
// number of threads. A result below zero is one of the failures.

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

enum whisper_picture_failure {
    /// The input is invalid: not a picture, damaged, truncated, or a text that does not fit in a code.
    WHISPER_PICTURE_INVALID = -1,
    /// Memory could not be allocated.
    WHISPER_PICTURE_NO_MEMORY = -2,
};

/// The maximum number of modules on a side of a code.
#define WHISPER_CODE_LARGEST_SIDE 177

/// The width and height of a picture.
struct whisper_picture_size {
    uint32_t width;
    uint32_t height;
};

// --- Codes ---

/// Encodes a text as bytes, at error correction level M, or L on request, in the smallest version that it fits in.
///
/// Writes a byte for each module, row by row, 1 for dark, to `modules`, which has room for
/// WHISPER_CODE_LARGEST_SIDE × WHISPER_CODE_LARGEST_SIDE. Returns the number of modules on a side.
int whisper_code_encode(const uint8_t *text, size_t size, bool is_low, uint8_t *modules);

/// Receives a code that was found: its text, and the bounding box of its pixels.
///
/// The text is valid only during the call.
typedef void (*whisper_code_found)(
    void *context, const uint8_t *text, size_t size, int left, int top, int right, int bottom);

/// Searches a picture of grey values, one byte a pixel, row by row, for QR codes and no others.
///
/// Calls `found` for each code, and returns their number.
int whisper_code_scan(const uint8_t *pixels, struct whisper_picture_size size, whisper_code_found found, void *context);

// --- Pictures ---

/// Draws modules as a PNG with one bit a pixel, black on white, `scale` pixels a module, with `margin` light modules
/// around them.
///
/// Writes as much of the file to `file` as `capacity` allows, and returns the size of the whole file.
long whisper_png_write(
    const uint8_t *modules, uint32_t side, uint32_t scale, uint32_t margin, uint8_t *file, size_t capacity);

/// Reads the size of a PNG from its header, with very little memory. Returns 0.
int whisper_png_size(const uint8_t *file, size_t file_size, struct whisper_picture_size *size);

/// Reads a PNG as grey values on white into `pixels`, which has room for the size that was read before. Returns 0.
int whisper_png_read(const uint8_t *file, size_t file_size, struct whisper_picture_size size, uint8_t *pixels);

/// Reads the size of a JPEG from its header, with very little memory. Returns 0.
int whisper_jpeg_size(const uint8_t *file, size_t file_size, struct whisper_picture_size *size);

/// Reads a JPEG as grey values into `pixels`, which has room for the size that was read before. Returns 0.
int whisper_jpeg_read(const uint8_t *file, size_t file_size, struct whisper_picture_size size, uint8_t *pixels);

// --- Versions ---

/// The version of the loaded libpng.
const char *whisper_png_version(void);

/// The libjpeg that this was built with, and its version, which the library itself does not report.
const char *whisper_jpeg_version(void);

#ifdef __cplusplus
}
#endif

#endif
