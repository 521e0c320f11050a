#include "CWhisperQRCode.h"

#include <errno.h>
#include <limits.h>
#include <qrencode.h>
#include <zbar.h>

int whisper_code_encode(const uint8_t *text, size_t size, bool is_low, uint8_t *modules) {
    if (size == 0 || size > INT_MAX) return WHISPER_PICTURE_INVALID;
    // Version 0 is the smallest that the text fits into.
    QRcode *code = QRcode_encodeData((int)size, text, 0, is_low ? QR_ECLEVEL_L : QR_ECLEVEL_M);
    if (code == NULL) return errno == ENOMEM ? WHISPER_PICTURE_NO_MEMORY : WHISPER_PICTURE_INVALID;
    const int side = code->width;
    if (side < 1 || side > WHISPER_CODE_LARGEST_SIDE) {
        QRcode_free(code);
        return WHISPER_PICTURE_INVALID;
    }
    // The other bits of each byte describe the module's purpose.
    for (int index = 0; index < side * side; index++) modules[index] = code->data[index] & 1;
    QRcode_free(code);
    return side;
}

static void tell(const zbar_symbol_t *symbol, whisper_code_found found, void *context) {
    int left = INT_MAX, top = INT_MAX, right = INT_MIN, bottom = INT_MIN;
    const unsigned int points = zbar_symbol_get_loc_size(symbol);
    for (unsigned int index = 0; index < points; index++) {
        const int x = zbar_symbol_get_loc_x(symbol, index), y = zbar_symbol_get_loc_y(symbol, index);
        left = x < left ? x : left;
        right = x > right ? x : right;
        top = y < top ? y : top;
        bottom = y > bottom ? y : bottom;
    }
    if (points == 0) left = top = right = bottom = 0;
    const char *data = zbar_symbol_get_data(symbol);
    const unsigned int length = zbar_symbol_get_data_length(symbol);
    if (data != NULL) found(context, (const uint8_t *)data, length, left, top, right, bottom);
}

int whisper_code_scan(
    const uint8_t *pixels, struct whisper_picture_size size, whisper_code_found found, void *context) {
    zbar_image_scanner_t *scanner = zbar_image_scanner_create();
    if (scanner == NULL) return WHISPER_PICTURE_NO_MEMORY;
    zbar_image_t *image = zbar_image_create();
    if (image == NULL) {
        zbar_image_scanner_destroy(scanner);
        return WHISPER_PICTURE_NO_MEMORY;
    }
    // ZBar can broadcast what it has read on the system's message bus.
    zbar_image_scanner_request_dbus(scanner, 0);
    // All other kinds of code are off: fewer decoders are exposed, and only QR codes are found.
    zbar_image_scanner_set_config(scanner, ZBAR_NONE, ZBAR_CFG_ENABLE, 0);
    zbar_image_scanner_set_config(scanner, ZBAR_QRCODE, ZBAR_CFG_ENABLE, 1);
    zbar_image_scanner_set_config(scanner, ZBAR_QRCODE, ZBAR_CFG_POSITION, 1);
    // The bytes unchanged, without a guess at their character encoding.
    zbar_image_scanner_set_config(scanner, ZBAR_QRCODE, ZBAR_CFG_BINARY, 1);

    zbar_image_set_format(image, zbar_fourcc('Y', '8', '0', '0'));
    zbar_image_set_size(image, size.width, size.height);
    // Without a handler, the pixels remain the caller's; ZBar only reads them.
    zbar_image_set_data(image, pixels, (unsigned long)size.width * size.height, NULL);

    const int outcome = zbar_scan_image(scanner, image);
    int count = 0;
    if (outcome > 0) {
        const zbar_symbol_t *symbol = zbar_image_first_symbol(image);
        for (; symbol != NULL; symbol = zbar_symbol_next(symbol)) {
            if (zbar_symbol_get_type(symbol) != ZBAR_QRCODE) continue;
            tell(symbol, found, context);
            count++;
        }
    }
    zbar_image_destroy(image);
    zbar_image_scanner_destroy(scanner);
    return outcome < 0 ? WHISPER_PICTURE_INVALID : count;
}
