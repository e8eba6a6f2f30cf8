package org.tutti.campaign.temporary;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.tutti.rank.files.FileTree;
import org.tutti.rank.process.ProcessTree;

/**
 * A directory that is removed with all that is in it when it is closed, or when this JVM ends by
 * Ctrl-C or a signal; if this process is killed, the next one that makes such a directory removes
 * it.
 */
public final class TemporaryDirectory implements AutoCloseable {
  /** Whoever uses directories may take so long to end after Ctrl-C. */
  private static final long MAX_SECONDS = 35;

  private static final Set<TemporaryDirectory> OPEN = ConcurrentHashMap.newKeySet();

  /** Once per process, because a class is initialized once. */
  private static final class Hook {
    static {
      Runtime.getRuntime()
          .addShutdownHook(new Thread(TemporaryDirectory::endAll, "tutti-temporary"));
    }

    private Hook() {}

    /** Initializes the class. */
    static void install() {}
  }

  private final Path path;
  private final boolean isAwaited;
  private final CountDownLatch closed = new CountDownLatch(1);

  private TemporaryDirectory(Path path, boolean isAwaited) {
    this.path = path;
    this.isAwaited = isAwaited;
  }

  /** An empty directory where the system keeps temporary files; only this user can read it. */
  public static TemporaryDirectory create() throws IOException {
    return in(UserDirectory.make(), true);
  }

  /** The same for background work, which need not be finished when this JVM ends. */
  public static TemporaryDirectory ofBackground() throws IOException {
    return in(UserDirectory.make(), false);
  }

  /** An empty directory in another one, which must exist. */
  public static TemporaryDirectory in(Path parent) throws IOException {
    return in(parent, true);
  }

  private static TemporaryDirectory in(Path parent, boolean isAwaited) throws IOException {
    try {
      Hook.install();
    } catch (IllegalStateException | ExceptionInInitializerError | NoClassDefFoundError e) {
      throw new IOException("this process is ending", e);
    }
    Leftovers.remove(parent);
    TemporaryDirectory made =
        new TemporaryDirectory(
            Files.createTempDirectory(parent, Leftovers.prefix()).toAbsolutePath(), isAwaited);
    OPEN.add(made);
    return made;
  }

  /** Removes the temporary directories in another one whose owners have ended. */
  public static void removeLeftovers(Path parent) {
    Leftovers.remove(parent);
  }

  /** Where it is, as an absolute path. */
  public Path path() {
    return path;
  }

  /** Removes it. */
  @Override
  public void close() {
    FileTree.remove(path);
    OPEN.remove(this);
    closed.countDown();
  }

  private static void endAll() {
    long deadline = System.nanoTime() + TimeUnit.SECONDS.toNanos(MAX_SECONDS);
    OPEN.forEach(directory -> directory.end(deadline - System.nanoTime()));
  }

  /** Ends the processes that were started for it, and removes it when their owner has closed it. */
  private void end(long maxNanos) {
    if (isAwaited) {
      new ProcessTree(path + "#").end();
      try {
        closed.await(maxNanos, TimeUnit.NANOSECONDS);
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      }
    }
    FileTree.remove(path);
  }
}
