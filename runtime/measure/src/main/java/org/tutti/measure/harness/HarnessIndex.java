package org.tutti.measure.harness;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.InvocationTargetException;
import java.net.JarURLConnection;
import java.net.URI;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.stream.Stream;
import org.tutti.diagnostics.MeasurementProblem;
import org.tutti.diagnostics.TuttiException;

/**
 * Finds the harnesses that the annotation processor has left on the class path: directories and
 * jars are read alike, and their order does not matter.
 */
public final class HarnessIndex {
  private static final String DIRECTORY = "META-INF/tutti";

  private HarnessIndex() {}

  /**
   * The benchmarks that {@code loader} can see, each with an instance of its harness, sorted by the
   * harness' name, so that all ranks have them in the same order.
   *
   * @throws TuttiException if there is none, if one cannot be read or made
   */
  public static List<IndexedBenchmark> load(ClassLoader loader) {
    Map<String, IndexEntry> entries = new TreeMap<>();
    try {
      for (URL url : Collections.list(loader.getResources(DIRECTORY))) {
        if (url.openConnection() instanceof JarURLConnection jar) {
          jar.setUseCaches(false);
          readJar(jar, entries);
        } else {
          readDirectory(Path.of(URI.create(url.toString())), entries);
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException("reading " + DIRECTORY + " on the class path", e);
    }
    if (entries.isEmpty()) {
      throw MeasurementProblem.NO_BENCHMARK_FOUND.error(
          "no benchmark was found on the class path (no entry in " + DIRECTORY + ").",
          "Annotate a method with @Collective and let the compiler run Tutti's annotation processor:"
              + " list tutti-processor in annotationProcessorPaths of the maven-compiler-plugin (or"
              + " annotationProcessor in Gradle), since javac 23 and newer run no processor from the"
              + " class path.");
    }
    return entries.values().stream()
        .map(one -> new IndexedBenchmark(one.benchmark(), instance(loader, one.harness())))
        .toList();
  }

  private static void readDirectory(Path directory, Map<String, IndexEntry> entries)
      throws IOException {
    try (Stream<Path> files = Files.list(directory)) {
      for (Path file : files.toList()) {
        add(file.toString(), Files.readString(file), entries);
      }
    }
  }

  private static void readJar(JarURLConnection connection, Map<String, IndexEntry> entries)
      throws IOException {
    try (JarFile jar = connection.getJarFile()) {
      for (JarEntry file : Collections.list(jar.entries())) {
        if (file.getName().startsWith(DIRECTORY + "/") && !file.isDirectory()) {
          byte[] content = jar.getInputStream(file).readAllBytes();
          String text = new String(content, StandardCharsets.UTF_8);
          add(jar.getName() + "!" + file.getName(), text, entries);
        }
      }
    }
  }

  private static void add(String file, String text, Map<String, IndexEntry> entries) {
    IndexReader.read(file, text).forEach(entry -> entries.put(entry.harness(), entry));
  }

  private static Harness instance(ClassLoader loader, String name) {
    try {
      return (Harness) loader.loadClass(name).getConstructor().newInstance();
    } catch (InvocationTargetException e) {
      throw MeasurementProblem.BENCHMARK_CONSTRUCTOR_FAILED.error(
          "harness "
              + name
              + ": the constructor of its benchmark class threw "
              + e.getCause()
              + ".",
          "Correct the constructor.",
          e);
    } catch (ReflectiveOperationException | LinkageError | ClassCastException e) {
      throw unusable(name, e.toString(), e);
    }
  }

  private static TuttiException unusable(String name, String why, Throwable cause) {
    return MeasurementProblem.HARNESS_NOT_USABLE.error(
        "harness " + name + " cannot be used: " + why + ".",
        "Rebuild the project from clean, with the same version of Tutti for compiling and running.",
        cause);
  }
}
