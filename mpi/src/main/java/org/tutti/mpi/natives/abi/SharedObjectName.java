package org.tutti.mpi.natives.abi;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.util.Optional;

/**
 * Reads the SONAME of a shared library: the name in its file that identifies its ABI, whatever the
 * file is called. The fields and numbers are those of the ELF format for 64-bit machines.
 */
public final class SharedObjectName {
  private static final int MAGIC = 0x7f454c46;
  private static final int BITS_64 = 2;
  private static final int LITTLE_ENDIAN = 1;

  private static final int SEGMENT_LOADED = 1;
  private static final int SEGMENT_DYNAMIC = 2;
  private static final int ENTRY_BYTES = 16;
  private static final long ENTRY_STRINGS = 5;
  private static final long ENTRY_SONAME = 14;

  private final ByteBuffer file;
  private final int segments;
  private final int segmentBytes;
  private final int segmentCount;

  private SharedObjectName(ByteBuffer file) {
    this.file = file;
    segments = (int) file.getLong(32);
    segmentBytes = file.getShort(54);
    segmentCount = file.getShort(56);
  }

  /** The name; empty if the file has none, cannot be read, or is of another format. */
  public static Optional<String> of(Path library) {
    try (FileChannel channel = FileChannel.open(library)) {
      ByteBuffer file = channel.map(FileChannel.MapMode.READ_ONLY, 0, channel.size());
      if (file.getInt(0) != MAGIC || file.get(4) != BITS_64) {
        return Optional.empty();
      }
      file.order(file.get(5) == LITTLE_ENDIAN ? ByteOrder.LITTLE_ENDIAN : ByteOrder.BIG_ENDIAN);
      return new SharedObjectName(file).read();
    } catch (IOException | IndexOutOfBoundsException | IllegalArgumentException e) {
      return Optional.empty();
    }
  }

  private Optional<String> read() {
    int dynamic = segment(SEGMENT_DYNAMIC, 0);
    int entry = (int) file.getLong(dynamic + 8);
    int end = entry + (int) file.getLong(dynamic + 32);
    long strings = 0;
    long name = -1;
    for (; entry < end; entry += ENTRY_BYTES) {
      long tag = file.getLong(entry);
      if (tag == ENTRY_STRINGS) {
        strings = file.getLong(entry + 8);
      } else if (tag == ENTRY_SONAME) {
        name = file.getLong(entry + 8);
      }
    }
    return name < 0 ? Optional.empty() : Optional.of(text(offset(strings) + (int) name));
  }

  /** Where in the file the byte is that is loaded to this address. */
  private int offset(long address) {
    int segment = segment(SEGMENT_LOADED, address);
    return (int) (address - file.getLong(segment + 16) + file.getLong(segment + 8));
  }

  /** Where the header of the first segment of a type is that contains this address, if not 0. */
  private int segment(int type, long address) {
    for (int index = 0; index < segmentCount; index++) {
      int header = segments + index * segmentBytes;
      long from = file.getLong(header + 16);
      boolean contains =
          address == 0 || (address >= from && address < from + file.getLong(header + 32));
      if (file.getInt(header) == type && contains) {
        return header;
      }
    }
    throw new IndexOutOfBoundsException("no segment of type " + type);
  }

  private String text(int from) {
    int end = from;
    while (file.get(end) != 0) {
      end++;
    }
    return UTF_8.decode(file.slice(from, end - from)).toString();
  }
}
