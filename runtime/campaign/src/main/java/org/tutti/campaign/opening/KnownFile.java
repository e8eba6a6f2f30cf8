package org.tutti.campaign.opening;

import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.security.MessageDigest;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.zip.CRC32C;
import java.util.zip.Checksum;
import org.tutti.records.file.Sha256;

/**
 * A file by its bytes. Whoever asks whether it is still the same need not read it as long as the
 * kernel has not noted a change: nobody can set the inode and the time of the last change, as
 * builds and images set size and time of modification.
 *
 * <p>No lambdas here, since ranks that are started by hand call this before anything else.
 *
 * @param file its path
 * @param state when it was read
 * @param digest SHA-256, in hexadecimal
 */
public record KnownFile(Path file, FileState state, String digest) {
  private static final Map<Path, KnownFile> READ = new ConcurrentHashMap<>();
  private static final Map<Path, CheckedFile> CHECKED = new ConcurrentHashMap<>();

  private static final String ATTRIBUTES = "unix:ino,size,lastModifiedTime,ctime";
  private static final int FIELDS = 6;
  private static final int BUFFER = 1 << 16;

  /** Within this time after a change, the kernel may give a further one the same time. */
  private static final long TICK_NANOS = TimeUnit.SECONDS.toNanos(1);

  /**
   * What the file system says of a file.
   *
   * @param inode its number
   * @param bytes its size
   * @param modified when it was last modified, as anybody may set it, in nanoseconds since 1970
   * @param changed when anything of it was last changed, in nanoseconds since 1970
   */
  record FileState(long inode, long bytes, long modified, long changed) {
    static FileState of(Path file, LinkOption... options) throws IOException {
      Map<String, Object> found = Files.readAttributes(file, ATTRIBUTES, options);
      return new FileState(
          (Long) found.get("ino"),
          (Long) found.get("size"),
          nanos(found.get("lastModifiedTime")),
          nanos(found.get("ctime")));
    }

    /** The symbolic links over which the paths of files lead: who changes one changes the files. */
    static Map<Path, FileState> ofLinks(Collection<Path> files) {
      Map<Path, FileState> links = new TreeMap<>();
      Set<Path> seen = new HashSet<>();
      Deque<Path> next = new ArrayDeque<>();
      files.forEach(file -> next.add(file.toAbsolutePath()));
      while (!next.isEmpty()) {
        Path path = next.remove();
        if (seen.add(path)) {
          Optional.ofNullable(path.getParent()).ifPresent(next::add);
          try {
            if (Files.isSymbolicLink(path)) {
              links.put(path, of(path, LinkOption.NOFOLLOW_LINKS));
              next.add(path.resolveSibling(Files.readSymbolicLink(path)).normalize());
            }
          } catch (IOException e) {
            continue; // It was deleted, which the next look shows.
          }
        }
      }
      return links;
    }

    private static long nanos(Object time) {
      return ((FileTime) time).to(TimeUnit.NANOSECONDS);
    }

    private boolean isSettled() {
      long now = TimeUnit.MILLISECONDS.toNanos(System.currentTimeMillis());
      return now - changed > TICK_NANOS;
    }
  }

  /**
   * Reads a file unless this process has read it, and it has not been changed since. One thread
   * reads; another one that asks for the same file waits for it.
   */
  public static synchronized KnownFile of(Path file) throws IOException {
    FileState state = FileState.of(file);
    KnownFile read = READ.get(file);
    if (read != null && read.state.equals(state)) {
      return read;
    }
    KnownFile known = new KnownFile(file, state, digest(file));
    if (state.isSettled()) {
      READ.put(file, known);
    }
    return known;
  }

  /** A file whose checksum is known. */
  private record CheckedFile(FileState state, String checksum) {}

  /**
   * Size and CRC-32C of a file, which it keeps unless somebody changes it or forges it: for large
   * files whose like is not to be told apart. The JVM of a driver computes it many times as fast as
   * SHA-256, for which it would need its second compiler.
   */
  static synchronized String checksum(Path file) throws IOException {
    FileState state = FileState.of(file);
    CheckedFile read = CHECKED.get(file);
    if (read != null && read.state.equals(state)) {
      return read.checksum;
    }
    Checksum checksum = new CRC32C();
    try (InputStream input = new FileInputStream(file.toFile())) {
      byte[] bytes = new byte[BUFFER];
      for (int count = input.read(bytes); count >= 0; count = input.read(bytes)) {
        checksum.update(bytes, 0, count);
      }
    }
    String text = state.bytes + " B, CRC-32C " + Long.toHexString(checksum.getValue());
    if (state.isSettled()) {
      CHECKED.put(file, new CheckedFile(state, text));
    }
    return text;
  }

  /** What the file system says of a file, as text; it changes with each change of the file. */
  public static String state(Path file) throws IOException {
    return FileState.of(file).toString();
  }

  /** Whether it has the same bytes as when it was read. */
  public boolean isUnchanged() throws IOException {
    return FileState.of(file).equals(state) || of(file).digest.equals(digest);
  }

  /** Whether it also has the same time of modification, which a JVM compares. */
  public boolean isUntouched() throws IOException {
    return FileState.of(file).modified == state.modified && isUnchanged();
  }

  /** Whether nobody has written or replaced it since it was read, not even with the same bytes. */
  public boolean isLeftAlone() throws IOException {
    return FileState.of(file).equals(state);
  }

  /** Gives it the time of modification again that it had. */
  public void touch() throws IOException {
    if (!isUntouched()) {
      Files.setLastModifiedTime(file, FileTime.from(state.modified, TimeUnit.NANOSECONDS));
    }
  }

  /** All that identifies it for a JVM, as text: what differs from copy to copy is left out. */
  public String identity() {
    return digest + " " + state.modified + " " + file;
  }

  /** All of it as text. */
  public String text() {
    return state.inode + " " + state.bytes + " " + state.changed + " " + identity();
  }

  /**
   * The file that {@link #text()} describes.
   *
   * @throws RuntimeException if the text describes none
   */
  public static KnownFile parse(String text) {
    String[] parts = text.split(" ", FIELDS);
    FileState state =
        new FileState(
            Long.parseLong(parts[0]),
            Long.parseLong(parts[1]),
            Long.parseLong(parts[4]),
            Long.parseLong(parts[2]));
    return new KnownFile(Path.of(parts[5]), state, parts[3]);
  }

  private static String digest(Path file) throws IOException {
    MessageDigest digest = Sha256.digest();
    byte[] bytes = new byte[BUFFER];
    try (InputStream input = Files.newInputStream(file)) {
      int read = input.read(bytes);
      while (read >= 0) {
        digest.update(bytes, 0, read);
        read = input.read(bytes);
      }
    }
    return HexFormat.of().formatHex(digest.digest());
  }
}
