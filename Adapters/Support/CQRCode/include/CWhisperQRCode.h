#ifndef WHISPER_CQRCODE_H
#define WHISPER_CQRCODE_H

// QR codes and pictures, by libqrencode, ZBar, libpng and libjpeg.
//
// libpng and libjpeg report errors by longjmp, which must not pass through Swift: they are caught here. Every function
// works on memory that its caller owns and gives back whatever it takes itself; none keeps anything, so that all may be
// called from any number of threads. A result below zero is one of the failures.

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

enum whisper_picture_failure {
    /// The bytes are not what they should be: not a picture, damaged, cut short, or a text that no code holds.
    WHISPER_PICTURE_INVALID = -1,
    /// Memory could not be had.
    WHISPER_PICTURE_NO_MEMORY = -2,
};

/// The most modules on a side of a code.
#define WHISPER_CODE_LARGEST_SIDE 177

/// The width and height of a picture.
struct whisper_picture_size {
    uint32_t width;
    uint32_t height;
};

// --- Codes ---

/// The code of a text, at error correction level M, or L where that is asked for, in the smallest version that holds it as
/// bytes.
///
/// Writes a byte for each module, row by row, 1 for dark, to `modules`, which has room for
/// WHISPER_CODE_LARGEST_SIDE × WHISPER_CODE_LARGEST_SIDE. Returns the number of modules on a side.
int whisper_code_encode(const uint8_t *text, size_t size, bool is_low, uint8_t *modules);

/// What is told of a code that was found: its text, and the box of pixels that it lies in.
///
/// The text is valid during the call only.
typedef void (*whisper_code_found)(
    void *context, const uint8_t *text, size_t size, int left, int top, int right, int bottom);

/// Looks for QR codes, and no others, in a picture of grey values, a byte a pixel, row by row.
///
/// Returns the number of codes found, each of which has been told.
int whisper_code_scan(const uint8_t *pixels, struct whisper_picture_size size, whisper_code_found found, void *context);

// --- Pictures ---

/// Draws modules as a PNG of one bit a pixel, black on white, `scale` pixels a module, within `margin` light modules.
///
/// Writes as much of the file to `file` as `capacity` allows, and returns the size of the whole file.
long whisper_png_write(
    const uint8_t *modules, uint32_t side, uint32_t scale, uint32_t margin, uint8_t *file, size_t capacity);

/// Reads the size of a PNG from its head; takes next to no memory. Returns 0.
int whisper_png_size(const uint8_t *file, size_t file_size, struct whisper_picture_size *size);

/// Reads a PNG as grey values on white into `pixels`, which has room for the size that was read before. Returns 0.
int whisper_png_read(const uint8_t *file, size_t file_size, struct whisper_picture_size size, uint8_t *pixels);

/// Reads the size of a JPEG from its head; takes next to no memory. Returns 0.
int whisper_jpeg_size(const uint8_t *file, size_t file_size, struct whisper_picture_size *size);

/// Reads a JPEG as grey values into `pixels`, which has room for the size that was read before. Returns 0.
int whisper_jpeg_read(const uint8_t *file, size_t file_size, struct whisper_picture_size size, uint8_t *pixels);

// --- Versions ---

/// The version of the libpng at hand.
const char *whisper_png_version(void);

/// Which libjpeg this was built with, and its version: the library itself does not tell.
const char *whisper_jpeg_version(void);

#ifdef __cplusplus
}
#endif

#endif
