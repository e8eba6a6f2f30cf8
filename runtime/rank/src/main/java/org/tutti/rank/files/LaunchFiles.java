package org.tutti.rank.files;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.UUID;
import java.util.function.Supplier;
import org.tutti.annotations.FileCache;
import org.tutti.diagnostics.CommandLineProblem;
import org.tutti.diagnostics.FileProblem;
import org.tutti.diagnostics.Problem;
import org.tutti.diagnostics.TuttiException;
import org.tutti.measure.harness.Harness;
import org.tutti.measure.plan.Cell;
import org.tutti.mpi.MpiSession;
import org.tutti.mpi.ProviderKind;
import org.tutti.mpi.exchange.CollectiveExchange;
import org.tutti.rank.payload.CellPayload;
import org.tutti.records.settings.SettingKey;
import org.tutti.records.settings.Settings;
import org.tutti.runtime.FilePlace;

/**
 * The directory of the files of a launch, on one rank. The root makes and removes it; if the launch
 * is killed, whichever rank can still do something removes it, or the driver, or the next launch
 * that makes files in the same place ({@link LeftFiles}).
 */
public final class LaunchFiles implements AutoCloseable {
  /** Nobody looks for files there: providers other than libraries have none. */
  private static final Path NOWHERE = Path.of("/nonexistent/tutti-files");

  private final boolean areNeeded;
  private final Path directory;
  private final Optional<FileChannel> lock;
  private final Thread hook;
  private final Map<String, String> facts = new TreeMap<>();

  private LaunchFiles(boolean areNeeded, Path directory, Optional<FileChannel> lock) {
    this.areNeeded = areNeeded;
    this.directory = directory;
    this.lock = lock;
    this.hook = new Thread(() -> FileTree.remove(directory), "tutti-files");
  }

  /** No cell has files. */
  public static LaunchFiles none() {
    return new LaunchFiles(false, NOWHERE, Optional.empty());
  }

  /**
   * Collective: makes the directory, if a cell needs one, and checks that all ranks see it, that
   * the library takes the hints, and that hosts forget files if they should.
   *
   * @param byDefault where, unless the settings of the cells say so
   * @throws TuttiException on all ranks, if not
   */
  public static LaunchFiles open(
      MpiSession session,
      List<Cell> cells,
      Map<String, Harness> harnesses,
      Path byDefault,
      CollectiveExchange collectives) {
    long bytes = 0;
    Optional<Cell> largest = Optional.empty();
    Optional<Cell> first = Optional.empty();
    for (Cell cell : cells) {
      int members = Math.min(cell.members(session.world().size()), session.world().size());
      long needed = CellPayload.of(cell, harnesses.get(cell.benchmark().name())).fileBytes(members);
      if (needed > 0) {
        first.ifPresent(other -> requireAlike(other, cell));
        first = Optional.of(cell);
      }
      if (needed > bytes) {
        bytes = needed;
        largest = Optional.of(cell);
      }
    }
    if (largest.isEmpty()) {
      return none();
    }
    if (session.library().provider() != ProviderKind.NATIVE) {
      return new LaunchFiles(true, NOWHERE, Optional.empty());
    }
    Settings settings = largest.get().settings();
    String whose = largest.get().toString();
    long wanted = bytes;
    FileDirectory parent =
        new FileDirectory(settings.find(SettingKey.FILE_DIR).orElse(byDefault.toAbsolutePath()));
    Optional<LaunchFiles> made =
        agreed(
            collectives,
            () ->
                Optional.of(collectives)
                    .filter(CollectiveExchange::isRoot)
                    .map(root -> made(parent, byDefault, wanted, whose)));
    String path = collectives.first(made.map(files -> files.directory.toString())).orElseThrow();
    LaunchFiles files =
        made.orElseGet(() -> new LaunchFiles(true, Path.of(path), Optional.empty()));
    Runtime.getRuntime().addShutdownHook(files.hook);
    try {
      agreed(collectives, () -> requireSeen(files.directory, session.world().rank()));
      FileSystem system = FileSystem.of(files.directory);
      files.facts.put("file.system", system.toString());
      files.facts.put("file.directory", parent.path().toString());
      files.facts.put("file.freeBytes", Long.toString(parent.free()));
      files.facts.put("file.neededBytes", Long.toString(bytes));
      FileProbe probe = new FileProbe(session, files.directory.resolve("probe"), collectives);
      Map<String, String> wantedHints = settings.find(SettingKey.FILE_HINTS).orElse(Map.of());
      files.facts.putAll(
          agreed(
              collectives,
              () -> probe.measure(wantedHints, isDropped(settings), system.toString())));
      return files;
    } catch (RuntimeException e) {
      files.close();
      throw e;
    }
  }

  private static void requireAlike(Cell one, Cell other) {
    for (SettingKey<?> key :
        List.of(SettingKey.FILE_DIR, SettingKey.FILE_CACHE, SettingKey.FILE_HINTS)) {
      if (!one.settings().find(key).equals(other.settings().find(key))) {
        throw CommandLineProblem.BENCHMARKS_DISAGREE.error(
            key + " is not the same for " + one + " and for " + other + ".",
            "Give all of them the same with --file-dir, its hints, and its cache,"
                + " or measure them in separate campaigns.");
      }
    }
  }

  private static boolean isDropped(Settings settings) {
    return settings.get(SettingKey.FILE_CACHE) == FileCache.DROPPED;
  }

  private static LaunchFiles made(FileDirectory parent, Path byDefault, long bytes, String whose) {
    if (parent.path().equals(byDefault.toAbsolutePath())) {
      parent.create(); // Results may not be there yet.
    }
    parent.check(bytes, whose);
    LeftFiles.remove(parent.path());
    Path made = parent.make(LeftFiles.PREFIX + UUID.randomUUID());
    try {
      return new LaunchFiles(true, made, Optional.of(LeftFiles.hold(made)));
    } catch (IOException e) {
      FileTree.remove(made);
      throw FileProblem.FILE_DIRECTORY_NOT_USABLE.error(
          "A file in " + made + " cannot be locked: " + e);
    }
  }

  /**
   * Checks that a rank sees what rank 0 has made.
   *
   * @throws TuttiException 510 if not
   */
  static Path requireSeen(Path directory, int rank) {
    if (!Files.isWritable(directory)) {
      throw FileProblem.FILE_DIRECTORY_NOT_USABLE.error(
          "Rank " + rank + " cannot write to " + directory + ", which rank 0 has made.");
    }
    return directory;
  }

  /**
   * Collective: what this rank finds, unless one has a problem, which then all of them have.
   *
   * @throws TuttiException on all ranks, with the problem of the first that has one
   */
  private static <T> T agreed(CollectiveExchange collectives, Supplier<T> work) {
    Optional<T> found = Optional.empty();
    Optional<TuttiException> problem = Optional.empty();
    try {
      found = Optional.of(work.get());
    } catch (TuttiException e) {
      problem = Optional.of(e);
    }
    Optional<String> first =
        collectives.first(problem.map(e -> e.problem().identifier() + "\n" + e.what()));
    if (first.isPresent()) {
      String[] parts = first.get().split("\n", 2);
      throw Problem.of(parts[0]).orElseThrow().error(parts[1]);
    }
    return found.orElseThrow();
  }

  /** What the benchmark of a cell is told; empty if no cell has files. */
  public Optional<FilePlace> place(Cell cell) {
    Settings settings = cell.settings();
    return areNeeded
        ? Optional.of(
            new FilePlace(
                directory,
                settings.find(SettingKey.FILE_HINTS).orElse(Map.of()),
                isDropped(settings)))
        : Optional.empty();
  }

  /** Facts for the header of the launch. */
  public Map<String, String> facts() {
    return facts;
  }

  /** The root removes the directory. */
  @Override
  public void close() {
    if (!areNeeded || directory.equals(NOWHERE)) {
      return;
    }
    if (lock.isPresent()) {
      FileTree.remove(directory);
      try {
        lock.get().close();
      } catch (IOException e) {
        return; // It was only for others to see.
      }
    }
    try {
      Runtime.getRuntime().removeShutdownHook(hook);
    } catch (IllegalStateException e) {
      return; // It is running already.
    }
  }
}
