package org.tutti.mpi.resource;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;

/**
 * Reads single files of the class path. Where that is one jar, as for the ranks of a campaign, the
 * class loader opens it only when a class or a file is needed that no cache of the JVM has: it
 * takes 15 ms of a rank's start (jar of 6,000 files, JDK 25).
 */
public final class ClassPathFile {
  private ClassPathFile() {}

  /**
   * The first file of this name that a loader finds; empty if there is none.
   *
   * @param name with slashes, from the root of the class path
   * @throws IOException if it cannot be read
   */
  public static Optional<byte[]> read(ClassLoader loader, String name) throws IOException {
    Optional<byte[]> found =
        loader == ClassLoader.getSystemClassLoader() ? inTheOnlyJar(name) : Optional.empty();
    if (found.isPresent()) {
      return found;
    }
    try (InputStream stream = loader.getResourceAsStream(name)) {
      return stream == null ? inItsJar(loader, name) : Optional.of(stream.readAllBytes());
    } catch (IllegalArgumentException e) {
      // The JDK writes names into addresses, and fails at those that have no text in UTF-8.
      return Optional.empty();
    }
  }

  /**
   * The files of a jar whose names begin so, by name, in the order of its directory; empty if the
   * jar cannot be read in this way. The library takes ten times as long for small files.
   */
  public static Optional<Map<String, byte[]>> below(Path jar, String begin) {
    return ZipFileEntry.startingWith(jar, begin);
  }

  /** The JDK finds a file in a jar below a directory such as {@code x!}, but cannot open it. */
  private static Optional<byte[]> inItsJar(ClassLoader loader, String name) {
    URL url = loader.getResource(name);
    return url == null
        ? Optional.empty()
        : ClassPathPlaces.holding(url, name)
            .filter(Files::isRegularFile)
            .flatMap(jar -> ZipFileEntry.read(jar, name));
  }

  /**
   * The content of a file beside a class.
   *
   * @throws IOException if there is no such file, or it cannot be read
   */
  public static byte[] read(Class<?> type, String name) throws IOException {
    String path = type.getPackageName().replace('.', '/') + "/" + name;
    Optional<byte[]> file = read(type.getClassLoader(), path);
    if (file.isEmpty()) {
      throw new IOException(path + " is not on the class path");
    }
    return file.get();
  }

  private static Optional<byte[]> inTheOnlyJar(String name) {
    String classPath = System.getProperty("java.class.path", "");
    if (classPath.isEmpty() || classPath.contains(File.pathSeparator)) {
      return Optional.empty();
    }
    Path jar = Path.of(classPath);
    return Files.isRegularFile(jar) ? ZipFileEntry.read(jar, name) : Optional.empty();
  }
}
