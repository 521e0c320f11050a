#include "CWhisperQRCode.h"

#include <png.h>
#include <setjmp.h>
#include <stdlib.h>
#include <string.h>

// --- Writing ---

// The output buffer: it receives as much of the file as fits; the rest is only counted.
struct sink {
    uint8_t *file;
    size_t capacity;
    size_t size;
};

static void put(png_structp png, png_bytep bytes, size_t count) {
    struct sink *sink = png_get_io_ptr(png);
    if (sink->size < sink->capacity) {
        const size_t room = sink->capacity - sink->size;
        memcpy(sink->file + sink->size, bytes, count < room ? count : room);
    }
    sink->size += count;
}

static void flush(png_structp png) {
    (void)png;
}

static void fail(png_structp png, png_const_charp reason) {
    (void)reason;
    png_longjmp(png, 1);
}

static void stay_silent(png_structp png, png_const_charp reason) {
    (void)png, (void)reason;
}

// Sets the bits of the dark modules of one row; in a PNG of one bit a pixel, 0 is black.
static void draw(uint8_t *line, size_t size, const uint8_t *modules, uint32_t side, uint32_t scale, uint32_t margin) {
    memset(line, 0xff, size);
    for (uint32_t column = 0; column < side; column++) {
        if (!modules[column]) continue;
        const size_t begin = (size_t)(margin + column) * scale;
        for (size_t pixel = begin; pixel < begin + scale; pixel++) line[pixel / 8] &= (uint8_t)~(0x80u >> pixel % 8);
    }
}

long whisper_png_write(
    const uint8_t *modules, uint32_t side, uint32_t scale, uint32_t margin, uint8_t *file, size_t capacity) {
    if (side == 0 || side > WHISPER_CODE_LARGEST_SIDE || scale == 0 || scale > 64 || margin > 64)
        return WHISPER_PICTURE_INVALID;
    const uint32_t width = (side + 2 * margin) * scale;
    const size_t line_size = (width + 7) / 8;
    struct sink sink = {file, capacity, 0};
    uint8_t *line = malloc(line_size);
    png_structp png = png_create_write_struct(PNG_LIBPNG_VER_STRING, NULL, fail, stay_silent);
    png_infop info = png != NULL ? png_create_info_struct(png) : NULL;
    if (line == NULL || info == NULL) {
        png_destroy_write_struct(&png, &info);
        free(line);
        return WHISPER_PICTURE_NO_MEMORY;
    }
    // None of the variables that are used after the jump changes in between. The only possible failure is lack of
    // memory.
    if (setjmp(png_jmpbuf(png))) {
        png_destroy_write_struct(&png, &info);
        free(line);
        return WHISPER_PICTURE_NO_MEMORY;
    }
    png_set_write_fn(png, &sink, put, flush);
    png_set_IHDR(
        png, info, width, width, 1, PNG_COLOR_TYPE_GRAY, PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_DEFAULT,
        PNG_FILTER_TYPE_DEFAULT);
    png_write_info(png, info);
    for (uint32_t row = 0; row < side + 2 * margin; row++) {
        if (row >= margin && row < margin + side)
            draw(line, line_size, modules + (size_t)(row - margin) * side, side, scale, margin);
        else
            memset(line, 0xff, line_size);
        for (uint32_t copy = 0; copy < scale; copy++) png_write_row(png, line);
    }
    png_write_end(png, info);
    png_destroy_write_struct(&png, &info);
    free(line);
    return (long)sink.size;
}

// --- Reading, by libpng's simplified functions, which catch its jumps themselves ---

static int begin(png_image *image, const uint8_t *file, size_t file_size) {
    memset(image, 0, sizeof *image);
    image->version = PNG_IMAGE_VERSION;
    return png_image_begin_read_from_memory(image, file, file_size);
}

int whisper_png_size(const uint8_t *file, size_t file_size, struct whisper_picture_size *size) {
    png_image image;
    if (!begin(&image, file, file_size)) return WHISPER_PICTURE_INVALID;
    *size = (struct whisper_picture_size){image.width, image.height};
    png_image_free(&image);
    return 0;
}

int whisper_png_read(const uint8_t *file, size_t file_size, struct whisper_picture_size size, uint8_t *pixels) {
    png_image image;
    if (!begin(&image, file, file_size)) return WHISPER_PICTURE_INVALID;
    if (image.width != size.width || image.height != size.height) {
        png_image_free(&image);
        return WHISPER_PICTURE_INVALID;
    }
    image.format = PNG_FORMAT_GRAY;
    const png_color white = {255, 255, 255};
    // Frees the image in any case.
    return png_image_finish_read(&image, &white, pixels, (png_int_32)size.width, NULL) ? 0 : WHISPER_PICTURE_INVALID;
}
