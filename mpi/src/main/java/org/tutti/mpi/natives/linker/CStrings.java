package org.tutti.mpi.natives.linker;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.nio.ByteBuffer;

/** Text that crosses between Java and C. */
public final class CStrings {
  private final NativeLinker linker;
  private final CFunction strlen;
  private final CFunction memcpy;

  public CStrings(NativeLinker linker) {
    this.linker = linker;
    LinkedLibrary standard = linker.standardLibrary();
    strlen = CFunction.of(standard, "strlen");
    memcpy = CFunction.of(standard, "memcpy");
  }

  /**
   * The text with its closing zero byte in memory that C can read while the buffer is reachable.
   */
  public static ByteBuffer encode(String text) {
    return encoded(text.getBytes(UTF_8));
  }

  /** The same at the start of memory that is there already, if the text fits into it. */
  static ByteBuffer encode(String text, ByteBuffer memory) {
    byte[] bytes = text.getBytes(UTF_8);
    return bytes.length < memory.capacity()
        ? memory.put(0, bytes).put(bytes.length, (byte) 0)
        : encoded(bytes);
  }

  private static ByteBuffer encoded(byte[] bytes) {
    return ByteBuffer.allocateDirect(bytes.length + 1).put(bytes).put((byte) 0).flip();
  }

  /** The zero-terminated text at an address of C's, or an empty text for the null pointer. */
  public String decode(long address) {
    if (address == 0) {
      return "";
    }
    long length = strlen.call(address);
    ByteBuffer copy = ByteBuffer.allocateDirect(Math.toIntExact(length));
    memcpy.call(linker.addressOf(copy), address, length);
    return UTF_8.decode(copy).toString();
  }
}
