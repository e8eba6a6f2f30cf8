package org.tutti.figures.plot;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.List;
import java.util.zip.CRC32;
import java.util.zip.Deflater;

/**
 * An image of few colors as PNG (ISO/IEC 15948), which needs no AWT. Its pixels are transparent
 * until they are set.
 */
public final class IndexedImage {
  private static final byte[] SIGNATURE = {(byte) 0x89, 'P', 'N', 'G', '\r', '\n', 0x1a, '\n'};
  private static final byte BITS = 8;
  private static final byte INDEXED = 3;
  private static final int HEX = 16;
  private static final int CHUNK_FRAME = 12;

  private final int width;
  private final int height;
  private final List<String> colors;
  private final byte[] pixels;

  /**
   * @param colors such as {@code #0072b2}, at most 255
   */
  public IndexedImage(int width, int height, List<String> colors) {
    this.width = width;
    this.height = height;
    this.colors = List.copyOf(colors);
    this.pixels = new byte[width * height];
  }

  /** Sets a pixel, counted from the left and from the top, to a color, counted from 0. */
  public void set(int x, int y, int color) {
    pixels[y * width + x] = (byte) (color + 1);
  }

  /** The image as the address of an image that contains it. */
  String dataUri() {
    return "data:image/png;base64," + Base64.getEncoder().encodeToString(png());
  }

  /** The contents of a file. */
  byte[] png() {
    ByteArrayOutputStream file = new ByteArrayOutputStream();
    file.writeBytes(SIGNATURE);
    ByteBuffer header = ByteBuffer.allocate(13);
    header.putInt(width).putInt(height).put(BITS).put(INDEXED);
    chunk(file, "IHDR", header.array());
    // The first color is that of pixels that were not set.
    ByteBuffer palette = ByteBuffer.allocate(3 * (colors.size() + 1)).put(new byte[3]);
    for (String color : colors) {
      int rgb = Integer.parseInt(color.substring(1), HEX);
      palette.put((byte) (rgb >> 16)).put((byte) (rgb >> 8)).put((byte) rgb);
    }
    chunk(file, "PLTE", palette.array());
    chunk(file, "tRNS", new byte[] {0});
    chunk(file, "IDAT", deflated());
    chunk(file, "IEND", new byte[0]);
    return file.toByteArray();
  }

  /** Each row begins with the number of its filter, 0 for none. */
  private byte[] deflated() {
    ByteBuffer rows = ByteBuffer.allocate((width + 1) * height);
    for (int y = 0; y < height; y++) {
      rows.put((byte) 0).put(pixels, y * width, width);
    }
    Deflater deflater = new Deflater(Deflater.BEST_COMPRESSION);
    deflater.setInput(rows.array());
    deflater.finish();
    ByteArrayOutputStream compressed = new ByteArrayOutputStream();
    byte[] buffer = new byte[1 << 16];
    while (!deflater.finished()) {
      compressed.write(buffer, 0, deflater.deflate(buffer));
    }
    deflater.end();
    return compressed.toByteArray();
  }

  private static void chunk(ByteArrayOutputStream file, String type, byte[] data) {
    ByteBuffer chunk = ByteBuffer.allocate(CHUNK_FRAME + data.length);
    chunk.putInt(data.length).put(type.getBytes(StandardCharsets.US_ASCII)).put(data);
    CRC32 sum = new CRC32();
    sum.update(chunk.array(), 4, 4 + data.length);
    file.writeBytes(chunk.putInt((int) sum.getValue()).array());
  }
}
