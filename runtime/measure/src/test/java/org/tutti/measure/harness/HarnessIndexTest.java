package org.tutti.measure.harness;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import java.io.IOException;
import java.io.OutputStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.jar.Attributes;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.zip.ZipEntry;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tutti.diagnostics.TuttiException;

@Tag("jdk")
class HarnessIndexTest {
  @TempDir Path directory;

  /** A harness as the processor would write it, found by name. */
  public abstract static class Named implements Harness {
    @Override
    public void measure(Run run, CellContext cell) {}
  }

  public static final class First extends Named {}

  public static final class Second extends Named {}

  public static final class Throwing extends Named {
    public Throwing() {
      throw new IllegalStateException("no such table");
    }
  }

  @Test
  void findsHarnessesInDirectoriesAndJarsInTheOrderOfTheirNames() throws Exception {
    URL jar = jarWith("b.Class", Second.class);
    URL classes = directoryWith("a.Class", barrier("a.Class.barrier", First.class.getName()));
    try (URLClassLoader loader = loader(jar, classes)) {
      assertThat(HarnessIndex.load(loader))
          .extracting(
              entry -> HarnessInstances.of(entry.harness(), loader).getClass().getSimpleName())
          .containsExactly("First", "Second");
    }
  }

  @Test
  void ofGivenClassesNoOtherEntriesAreRead() throws Exception {
    URL jar = jarWith("b.Class", Second.class);
    URL classes = directoryWith("a.Class", "written by another version");
    try (URLClassLoader loader = loader(jar, classes)) {
      assertThat(HarnessIndex.load(loader, List.of("b.Class", "c.Gone")))
          .extracting(IndexEntry::type, IndexEntry::harness)
          .containsExactly(tuple("b.Class", Second.class.getName()));
      assertThatThrownBy(() -> HarnessIndex.load(loader, List.of("a.Class")))
          .hasMessageStartingWith("[TUTTI-067]");
    }
  }

  @Test
  void jarsThatOnlyTheLibraryReadsAreReadByIt() throws Exception {
    URL jar = jarWith("b.Class", Second.class);
    byte[] plain = Files.readAllBytes(Path.of(jar.toURI()));
    plain[plain.length - 2] = 3; // A comment of three bytes follows.
    byte[] commented = Arrays.copyOf(plain, plain.length + 3);
    Files.write(Path.of(jar.toURI()), commented);
    try (URLClassLoader loader = loader(jar)) {
      assertThat(HarnessIndex.load(loader)).extracting(IndexEntry::type).containsExactly("b.Class");
    }
  }

  /** As {@code zip -D} and several build tools write them. */
  @Test
  void jarsNeedNoEntriesForDirectories() throws Exception {
    URL plain = jarWith("b.Class", Second.class, directory.resolve("plain.jar"), false);
    try (URLClassLoader loader = loader(plain)) {
      assertThat(HarnessIndex.load(loader))
          .extracting(IndexEntry::harness)
          .containsExactly(Second.class.getName());
    }
    URL other = jarWith("a.Class", First.class, directory.resolve("other.jar"), true);
    try (URLClassLoader loader = loader(other, plain)) {
      assertThat(HarnessIndex.load(loader)).as("beside another jar").hasSize(2);
    }
  }

  @Test
  void jarsThatAManifestNamesAreRead() throws Exception {
    jarWith("b.Class", Second.class, directory.resolve("plain one.jar"), false);
    Manifest manifest = new Manifest();
    manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
    manifest
        .getMainAttributes()
        .put(Attributes.Name.CLASS_PATH, "gone.jar plain%20one.jar ./naming.jar");
    Path naming = directory.resolve("naming.jar");
    new JarOutputStream(Files.newOutputStream(naming), manifest).close();
    try (URLClassLoader loader = loader(naming.toUri().toURL())) {
      assertThat(HarnessIndex.load(loader)).extracting(IndexEntry::type).containsExactly("b.Class");
    }
  }

  /** In a URL, that separates a jar from the name of an entry. */
  @ParameterizedTest
  @ValueSource(strings = {"x!", "a b", "ä%20#?"})
  void directoriesMayHaveAnyName(String name) throws Exception {
    Path strange = Files.createDirectories(directory.resolve(name));
    URL jar = jarWith("b.Class", Second.class, strange.resolve("benchmarks.jar"), true);
    try (URLClassLoader loader = loader(jar)) {
      assertThat(HarnessIndex.load(loader)).hasSize(1);
      assertThat(HarnessIndex.load(loader, List.of("b.Class"))).hasSize(1);
    }
    write(strange, "a.Class", barrier("A", "a.Harness"));
    try (URLClassLoader loader = loader(strange.toUri().toURL())) {
      assertThat(HarnessIndex.load(loader)).extracting(IndexEntry::name).containsExactly("A");
    }
  }

  /** As Maven leaves it, which deletes classes only. */
  @Test
  void anEntryOfAClassThatWasRenamedIsIgnored() throws Exception {
    URL classes = directoryWith("a.Old", barrier("Old", First.class.getName()));
    directoryWith("a.New", barrier("New", Second.class.getName()));
    Files.delete(directory.resolve("a/Old.class"));
    try (URLClassLoader loader = loader(classes)) {
      assertThat(HarnessIndex.load(loader)).extracting(IndexEntry::name).containsExactly("New");
    }
  }

  /** Each class has a file of its own, so that no plugin has to know how to join them. */
  @Test
  void modulesInOneJarHaveAllTheirBenchmarks() throws Exception {
    Path jar = directory.resolve("shaded.jar");
    try (JarOutputStream entries = new JarOutputStream(Files.newOutputStream(jar))) {
      for (String name : List.of("one.Class", "two.Class")) {
        entries.putNextEntry(new ZipEntry("META-INF/tutti/" + name));
        entries.write(barrier(name, name + "_Harness").getBytes(StandardCharsets.UTF_8));
      }
    }
    try (URLClassLoader loader = loader(jar.toUri().toURL())) {
      assertThat(HarnessIndex.load(loader))
          .extracting(IndexEntry::name)
          .containsExactly("one.Class", "two.Class");
    }
  }

  @Test
  void whatIsNoJarIsIgnored() throws Exception {
    Path text = Files.writeString(directory.resolve("notes.jar"), "no jar");
    try (URLClassLoader loader = loader(text.toUri().toURL(), jarWith("b.Class", Second.class))) {
      assertThat(HarnessIndex.load(loader)).hasSize(1);
    }
  }

  @Test
  void aClassThatIsOnTheClassPathTwiceIsTheFirst() throws Exception {
    String harness = Second.class.getName();
    URL classes = directoryWith("b.Class", barrier("b.Class.former", harness));
    try (URLClassLoader loader = loader(jarWith("b.Class", Second.class), classes)) {
      for (List<IndexEntry> found :
          List.of(HarnessIndex.load(loader), HarnessIndex.load(loader, List.of("b.Class")))) {
        assertThat(found).extracting(IndexEntry::name).containsExactly("b.Class.barrier");
      }
    }
  }

  @Test
  void twoBenchmarksOfOneNameAreRefused() throws Exception {
    String first = barrier("MPI_Barrier", First.class.getName());
    String second = barrier("MPI_Barrier", Second.class.getName());
    try (URLClassLoader loader = loader(directoryWith("a.Class", first + second))) {
      assertThatThrownBy(() -> HarnessIndex.load(loader))
          .isInstanceOf(TuttiException.class)
          .hasMessageStartingWith("[TUTTI-078]")
          .hasMessageContaining("$First and ")
          .hasMessageContaining("MPI_Barrier");
    }
  }

  @Test
  void aHarnessThatIsMissingIsNamed() throws Exception {
    try (URLClassLoader loader =
        loader(directoryWith("a.Class", barrier("A", "a.Class_Harness$gone")))) {
      IndexEntry entry = HarnessIndex.load(loader).get(0);
      assertThatThrownBy(() -> HarnessInstances.of(entry.harness(), loader))
          .isInstanceOf(TuttiException.class)
          .hasMessageStartingWith("[TUTTI-067]")
          .hasMessageContaining("a.Class_Harness$gone");
    }
  }

  @Test
  void aConstructorThatThrowsIsNamedWithItsReason() throws Exception {
    try (URLClassLoader loader =
        loader(directoryWith("a.Class", barrier("A", Throwing.class.getName())))) {
      IndexEntry entry = HarnessIndex.load(loader).get(0);
      assertThatThrownBy(() -> HarnessInstances.of(entry.harness(), loader))
          .isInstanceOf(TuttiException.class)
          .hasMessageStartingWith("[TUTTI-203]")
          .hasMessageContaining("no such table");
    }
  }

  /** What the processor writes of a benchmark. */
  private static String barrier(String name, String harness) {
    return "benchmark\t" + name + "\t" + harness + "\ncollective\tBARRIER\ndatatype\tBYTE\n";
  }

  private URLClassLoader loader(URL... urls) {
    return new URLClassLoader(urls, getClass().getClassLoader());
  }

  private URL directoryWith(String name, String content) throws Exception {
    write(directory, name, content);
    return directory.toUri().toURL();
  }

  /** The entry of a class, and a file in the place of the class, which nobody loads. */
  private static void write(Path classes, String name, String content) throws IOException {
    Files.createDirectories(classes.resolve("META-INF/tutti"));
    Files.writeString(classes.resolve("META-INF/tutti").resolve(name), content);
    Path file = classes.resolve(name.replace('.', '/') + ".class");
    Files.createDirectories(file.getParent());
    Files.writeString(file, "");
  }

  private URL jarWith(String name, Class<?> harness) throws Exception {
    return jarWith(name, harness, directory.resolve("benchmarks.jar"), true);
  }

  private static URL jarWith(String name, Class<?> harness, Path jar, boolean directories)
      throws Exception {
    try (OutputStream out = Files.newOutputStream(jar);
        JarOutputStream entries = new JarOutputStream(out)) {
      if (directories) {
        entries.putNextEntry(new ZipEntry("META-INF/tutti/"));
      }
      entries.putNextEntry(new ZipEntry("META-INF/tutti/" + name));
      entries.write(barrier(name + ".barrier", harness.getName()).getBytes(StandardCharsets.UTF_8));
    }
    return jar.toUri().toURL();
  }
}
