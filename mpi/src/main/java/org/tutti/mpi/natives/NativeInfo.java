package org.tutti.mpi.natives;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.lang.ref.Reference;
import java.nio.ByteBuffer;
import java.util.Map;
import java.util.TreeMap;
import org.tutti.mpi.natives.linker.CStrings;

/** Hints, as the library keeps them. */
final class NativeInfo {
  private static final long NULL = LibraryBinding.constant("MPI_INFO_NULL");
  private static final int KEY_BYTES = (int) LibraryBinding.constant("MPI_MAX_INFO_KEY") + 1;
  private static final int VALUE_BYTES = (int) LibraryBinding.constant("MPI_MAX_INFO_VAL") + 1;

  private NativeInfo() {}

  /** The library's handle of these hints; that of none if there are none. */
  static long of(Map<String, String> hints) {
    if (hints.isEmpty()) {
      return NULL;
    }
    FileHandling.INFO_CREATE.call(OutParameters.address());
    long info = OutParameters.handle();
    hints.forEach((key, value) -> set(info, CStrings.encode(key), CStrings.encode(value)));
    return info;
  }

  private static void set(long info, ByteBuffer key, ByteBuffer value) {
    FileHandling.INFO_SET.call(
        info, LibraryBinding.addressOf(key), LibraryBinding.addressOf(value));
    Reference.reachabilityFence(key);
    Reference.reachabilityFence(value);
  }

  /** What the library has there. */
  static Map<String, String> read(long info) {
    Map<String, String> hints = new TreeMap<>();
    if (info == NULL) {
      return hints;
    }
    ByteBuffer key = ByteBuffer.allocateDirect(KEY_BYTES);
    ByteBuffer value = ByteBuffer.allocateDirect(VALUE_BYTES);
    long keyAddress = LibraryBinding.addressOf(key);
    FileHandling.INFO_NKEYS.call(info, OutParameters.address());
    int keys = OutParameters.integer();
    for (int index = 0; index < keys; index++) {
      FileHandling.INFO_NTHKEY.call(info, index, keyAddress);
      FileHandling.INFO_GET.call(
          info,
          keyAddress,
          VALUE_BYTES - 1,
          LibraryBinding.addressOf(value),
          OutParameters.address());
      if (OutParameters.integer() != 0) {
        hints.put(text(key), text(value));
      }
    }
    Reference.reachabilityFence(key);
    Reference.reachabilityFence(value);
    return hints;
  }

  private static String text(ByteBuffer zeroTerminated) {
    int length = 0;
    while (length < zeroTerminated.capacity() && zeroTerminated.get(length) != 0) {
      length++;
    }
    return UTF_8.decode(zeroTerminated.slice(0, length)).toString();
  }

  static void free(long info) {
    if (info != NULL) {
      OutParameters.putHandle(info);
      FileHandling.INFO_FREE.call(OutParameters.address());
    }
  }
}
