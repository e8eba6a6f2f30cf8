package org.tutti.mpi.natives;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.ref.Reference;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import org.tutti.mpi.FilePages;
import org.tutti.mpi.natives.linker.CFunction;
import org.tutti.mpi.natives.linker.CStrings;

/** The pages of a file, by the functions of Linux. */
record NativeFilePages(Path file, long descriptor) implements FilePages {
  private static final int READ_AND_WRITE = 2;
  private static final int DONT_NEED = 4;
  private static final int READABLE = 1;
  private static final int SHARED = 1;
  private static final int SC_PAGESIZE = 30;

  /** Bytes that are looked at together, a whole number of pages. */
  private static final long WINDOW = 1L << 30;

  static FilePages of(Path file) {
    ByteBuffer name = CStrings.encode(file.toString());
    int descriptor = (int) PageCalls.OPEN.call(LibraryBinding.addressOf(name), READ_AND_WRITE, 0);
    Reference.reachabilityFence(name);
    if (descriptor < 0) {
      throw new UncheckedIOException(new NoSuchFileException(file.toString()));
    }
    return new NativeFilePages(file, descriptor);
  }

  @Override
  public void drop() {
    // Changed pages stay.
    require((int) PageCalls.SYNC.call(descriptor), "fdatasync");
    require((int) PageCalls.ADVISE.call(descriptor, 0, 0, DONT_NEED), "posix_fadvise");
  }

  @Override
  public double kept() {
    long bytes = size();
    long pages = 0;
    long resident = 0;
    for (long from = 0; from < bytes; from += WINDOW) {
      long length = Math.min(WINDOW, bytes - from);
      int count = (int) ((length + PageCalls.PAGE - 1) / PageCalls.PAGE);
      resident += resident(from, length, count);
      pages += count;
    }
    return pages == 0 ? 0 : (double) resident / pages;
  }

  private long resident(long from, long length, int pages) {
    long address = PageCalls.MAP.call(0, length, READABLE, SHARED, descriptor, from);
    require(address == -1 ? -1 : 0, "mmap");
    ByteBuffer flags = ByteBuffer.allocateDirect(pages);
    try {
      require(
          (int) PageCalls.IN_CORE.call(address, length, LibraryBinding.addressOf(flags)),
          "mincore");
    } finally {
      PageCalls.UNMAP.call(address, length);
    }
    long found = 0;
    for (int page = 0; page < pages; page++) {
      found += flags.get(page) & 1;
    }
    return found;
  }

  private long size() {
    try {
      return Files.size(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void require(int status, String function) {
    if (status != 0) {
      throw new UncheckedIOException(new IOException(function + " refuses " + file));
    }
  }

  @Override
  public void close() {
    PageCalls.CLOSE.call(descriptor);
  }

  /** Only for processes that need them. */
  private static final class PageCalls {
    static final CFunction OPEN = LibraryBinding.standardFunction("open");
    static final CFunction CLOSE = LibraryBinding.standardFunction("close");
    static final CFunction SYNC = LibraryBinding.standardFunction("fdatasync");
    static final CFunction ADVISE = LibraryBinding.standardFunction("posix_fadvise");
    static final CFunction MAP = LibraryBinding.standardFunction("mmap");
    static final CFunction UNMAP = LibraryBinding.standardFunction("munmap");
    static final CFunction IN_CORE = LibraryBinding.standardFunction("mincore");
    static final long PAGE = LibraryBinding.standardFunction("sysconf").call(SC_PAGESIZE);
  }
}
