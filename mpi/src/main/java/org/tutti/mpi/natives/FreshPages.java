package org.tutti.mpi.natives;

import java.util.Locale;
import org.tutti.mpi.natives.linker.CFunction;

/**
 * Gives pages of private memory back, so that they are new when they are touched again: {@code
 * madvise} with {@code MADV_DONTNEED}, which has this meaning on Linux only. Libraries that keep
 * registrations of memory follow it.
 */
final class FreshPages {
  private static final int DONT_NEED = 4;
  private static final int SC_PAGESIZE = 30;

  private FreshPages() {}

  static boolean areKnown() {
    return System.getProperty("os.name").toLowerCase(Locale.ROOT).contains("linux");
  }

  /** Discards the pages that lie within these bytes as a whole; others hold other data, too. */
  static void discard(long address, long bytes) {
    long page = PageFunctions.PAGE;
    long first = (address + page - 1) / page * page;
    long end = (address + bytes) / page * page;
    if (end > first && (int) PageFunctions.ADVISE.call(first, end - first, DONT_NEED) != 0) {
      throw new IllegalStateException("madvise does not discard pages of a buffer");
    }
  }

  /** Only for processes that need them. */
  private static final class PageFunctions {
    static final CFunction ADVISE = LibraryBinding.standardFunction("madvise");
    static final long PAGE = LibraryBinding.standardFunction("sysconf").call(SC_PAGESIZE);
  }
}
