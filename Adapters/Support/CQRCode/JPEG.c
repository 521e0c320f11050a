#include "CWhisperQRCode.h"

#include <setjmp.h>
#include <stdio.h>

#include <jpeglib.h>
#include <jerror.h>

// What a decoder may take besides the pixels: progressive files want all their coefficients in memory at once, six
// bytes a pixel at most, for the 64 megapixels that are read.
#define MEMORY_LIMIT (512L << 20)
// Files of cameras have some ten scans; each costs a pass over the picture, however small the file.
#define SCAN_LIMIT 32

struct decoder {
    struct jpeg_decompress_struct jpeg;
    struct jpeg_error_mgr errors;
    struct jpeg_progress_mgr progress;
    jmp_buf failed;
    int failure;
};

static void fail(j_common_ptr jpeg) {
    struct decoder *decoder = jpeg->client_data;
    decoder->failure = jpeg->err->msg_code == JERR_OUT_OF_MEMORY ? WHISPER_PICTURE_NO_MEMORY : WHISPER_PICTURE_INVALID;
    longjmp(decoder->failed, 1);
}

static void weigh(j_common_ptr jpeg, int level) {
    // The rest of a truncated file would be filled with grey, in which no code can be read, so the file is rejected.
    if (level < 0 && jpeg->err->msg_code == JWRN_JPEG_EOF) fail(jpeg);
}

static void count_scans(j_common_ptr jpeg) {
    if (jpeg->is_decompressor && ((j_decompress_ptr)jpeg)->input_scan_number > SCAN_LIMIT) {
        jpeg->err->msg_code = JERR_BAD_SCAN_SCRIPT;
        fail(jpeg);
    }
}

static void stay_silent(j_common_ptr jpeg) {
    (void)jpeg;
}

// Reads the header of the file; the decoder must be destroyed in any case.
static void begin(struct decoder *decoder, const uint8_t *file, size_t file_size) {
    jpeg_create_decompress(&decoder->jpeg);
    decoder->jpeg.client_data = decoder;
    decoder->jpeg.progress = &decoder->progress;
    decoder->jpeg.mem->max_memory_to_use = MEMORY_LIMIT;
    jpeg_mem_src(&decoder->jpeg, file, (unsigned long)file_size);
    jpeg_read_header(&decoder->jpeg, TRUE);
}

static void prepare(struct decoder *decoder) {
    *decoder = (struct decoder){.failure = WHISPER_PICTURE_INVALID};
    decoder->jpeg.err = jpeg_std_error(&decoder->errors);
    decoder->jpeg.client_data = decoder;
    decoder->errors.error_exit = fail;
    decoder->errors.emit_message = weigh;
    decoder->errors.output_message = stay_silent;
    decoder->progress.progress_monitor = count_scans;
}

int whisper_jpeg_size(const uint8_t *file, size_t file_size, struct whisper_picture_size *size) {
    struct decoder decoder;
    if (file_size == 0) return WHISPER_PICTURE_INVALID;
    prepare(&decoder);
    if (setjmp(decoder.failed)) {
        jpeg_destroy_decompress(&decoder.jpeg);
        return decoder.failure;
    }
    begin(&decoder, file, file_size);
    *size = (struct whisper_picture_size){decoder.jpeg.image_width, decoder.jpeg.image_height};
    jpeg_destroy_decompress(&decoder.jpeg);
    return 0;
}

int whisper_jpeg_read(const uint8_t *file, size_t file_size, struct whisper_picture_size size, uint8_t *pixels) {
    struct decoder decoder;
    if (file_size == 0) return WHISPER_PICTURE_INVALID;
    prepare(&decoder);
    if (setjmp(decoder.failed)) {
        jpeg_destroy_decompress(&decoder.jpeg);
        return decoder.failure;
    }
    begin(&decoder, file, file_size);
    decoder.jpeg.out_color_space = JCS_GRAYSCALE;
    decoder.jpeg.do_fancy_upsampling = FALSE;
    jpeg_start_decompress(&decoder.jpeg);
    if (decoder.jpeg.output_width != size.width || decoder.jpeg.output_height != size.height ||
        decoder.jpeg.output_components != 1) {
        jpeg_destroy_decompress(&decoder.jpeg);
        return WHISPER_PICTURE_INVALID;
    }
    while (decoder.jpeg.output_scanline < size.height) {
        JSAMPROW line = pixels + (size_t)decoder.jpeg.output_scanline * size.width;
        jpeg_read_scanlines(&decoder.jpeg, &line, 1);
    }
    jpeg_finish_decompress(&decoder.jpeg);
    jpeg_destroy_decompress(&decoder.jpeg);
    return 0;
}
