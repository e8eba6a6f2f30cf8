package org.tutti.rank.files;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.tutti.diagnostics.FileProblem;
import org.tutti.mpi.FileMode;
import org.tutti.mpi.FilePages;
import org.tutti.mpi.MpiFile;
import org.tutti.mpi.MpiSession;
import org.tutti.mpi.OperationNotInLibrary;
import org.tutti.mpi.exchange.CollectiveExchange;

/**
 * A small file that shows how a launch opens files.
 *
 * @param file that does not exist yet
 */
record FileProbe(MpiSession session, Path file, CollectiveExchange collectives) {
  private static final int BYTES = 4 << 20;

  /** Some pages may be in use at the moment. */
  private static final double MAX_KEPT = 0.1;

  /**
   * Collective: opens it with these hints and reads them back; if it is asked, drops it from the
   * memory of this host and looks what is left.
   *
   * @return facts, by name
   * @throws org.tutti.diagnostics.TuttiException 515 or 517 if the library does not take a hint, or
   *     the host keeps the file
   */
  Map<String, String> measure(Map<String, String> hints, boolean drops, String system) {
    Map<String, String> facts = new TreeMap<>();
    Map<String, String> used;
    try {
      MpiFile open =
          session.world().openFile(file, hints, FileMode.CREATE, FileMode.EXCL, FileMode.RDWR);
      used = open.hints();
      open.setSize(BYTES);
      open.close();
    } catch (OperationNotInLibrary e) {
      return facts; // The cells will say so.
    }
    facts.put(
        "file.hints",
        used.entrySet().stream()
            .map(hint -> hint.getKey() + "=" + hint.getValue())
            .collect(Collectors.joining("; ")));
    double kept = drops ? kept() : 0;
    hints.forEach((name, value) -> check(name, value, used));
    if (kept > MAX_KEPT) {
      throw FileProblem.FILE_CACHE_KEPT.error(
          Math.round(100 * kept)
              + " % of a file of "
              + BYTES
              + " B stayed in memory when the system was asked to forget it ("
              + system
              + ").");
    }
    if (drops) {
      facts.put("file.cache", Math.round(100 * kept) + " % of a file stayed in memory");
    }
    return facts;
  }

  private static void check(String name, String value, Map<String, String> used) {
    if (!value.equals(used.get(name))) {
      throw FileProblem.FILE_HINT_IGNORED.error(
          "The library "
              + (used.containsKey(name)
                  ? "uses " + name + "=" + used.get(name) + " instead of " + value
                  : "does not know the hint " + name)
              + "; it has "
              + (used.isEmpty() ? "none" : String.join(", ", used.keySet()))
              + ".");
    }
  }

  /** Collective: the share that stays in memory, where ranks may share it. */
  private double kept() {
    try (FilePages pages = session.world().filePages(file)) {
      if (collectives.isRoot()) {
        Files.write(file, new byte[BYTES]);
      }
      collectives.maximum(0L);
      Files.readAllBytes(file);
      collectives.maximum(0L);
      pages.drop();
      collectives.maximum(0L);
      return pages.kept();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
