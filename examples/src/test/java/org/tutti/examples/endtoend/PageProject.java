package org.tutti.examples.endtoend;

import java.io.File;
import java.io.IOException;
import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;

/**
 * Stands for {@code bin/new-project} and Maven where a page calls them: the classes of the page are
 * compiled with the processor, and their tests are called. NewProjectIT has the script and Maven.
 */
final class PageProject {
  private static final Pattern CLASS =
      Pattern.compile("(?s)```java\n(package ([\\w.]+);.*?\n(?:public )?class (\\w+).*?)```");

  private static final Path ARCHETYPE =
      Path.of(
          "../archetype/src/main/resources/archetype-resources/src/main/java",
          "AllreduceBenchmark.java");

  private static final String NEW_PROJECT =
      """
      #!/bin/bash -eu
      mkdir -p "$1/target/classes" "$1/target/test-classes"
      cp -r page/src "$1"
      """;

  private static final String MAVEN =
      """
      #!/bin/bash -eu
      exec java -cp 'target/classes:target/test-classes:%s' %s "$@"
      """;

  private final Path project = Path.of("").toAbsolutePath();

  private PageProject() {}

  /** What the stand-in for Maven calls, in the directory of a project. */
  public static void main(String[] arguments) throws Exception {
    PageProject project = new PageProject();
    project.compile("main", "-processorpath", classPath());
    project.jar();
    if (arguments[0].equals("verify")) {
      project.compile("test", "-proc:none");
      project.callTests();
    }
  }

  /** Writes the programs that a page calls, its classes, and the one of a new project. */
  static void prepare(Path directory, String page) throws IOException {
    write(
        directory.resolve("page/src/main/java/org/example/" + ARCHETYPE.getFileName()),
        Files.readString(ARCHETYPE).replace("${package}", "org.example"));
    for (MatchResult found : CLASS.matcher(page).results().toList()) {
      String folder = found.group(3).endsWith("Test") ? "test" : "main";
      write(
          directory
              .resolve("page/src/" + folder + "/java/" + found.group(2).replace('.', '/'))
              .resolve(found.group(3) + ".java"),
          found.group(1));
    }
    program(directory.resolve("bin/new-project"), NEW_PROJECT);
    program(
        directory.resolve("bin/mvn"),
        MAVEN.formatted(System.getProperty("java.class.path"), PageProject.class.getName()));
  }

  private static void program(Path file, String text) throws IOException {
    write(file, text);
    if (!file.toFile().setExecutable(true)) {
      throw new IOException(file + " cannot be made executable");
    }
  }

  private static void write(Path file, String text) throws IOException {
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
  }

  private void compile(String folder, String... processing) throws IOException {
    Path classes =
        project.resolve(folder.equals("main") ? "target/classes" : "target/test-classes");
    List<String> options = new ArrayList<>(List.of("-d", classes.toString()));
    options.addAll(List.of("-classpath", System.getProperty("java.class.path")));
    options.addAll(List.of(processing));
    for (Path source : files(project.resolve("src/" + folder + "/java"))) {
      options.add(source.toString());
    }
    int status =
        ToolProvider.getSystemJavaCompiler()
            .run(null, System.out, System.err, options.toArray(String[]::new));
    if (status != 0) {
      throw new IllegalStateException("the classes of the page do not compile");
    }
  }

  /** Refers to Tutti by its class path instead of containing it. */
  private void jar() throws IOException {
    Manifest manifest = new Manifest();
    Attributes attributes = manifest.getMainAttributes();
    attributes.put(Attributes.Name.MANIFEST_VERSION, "1.0");
    attributes.put(Attributes.Name.MAIN_CLASS, "org.tutti.cli.Main");
    attributes.putValue("Enable-Native-Access", "ALL-UNNAMED");
    attributes.put(
        Attributes.Name.CLASS_PATH,
        Arrays.stream(classPath().split(File.pathSeparator))
            .map(entry -> Path.of(entry).toUri().toString())
            .collect(Collectors.joining(" ")));
    Path classes = project.resolve("target/classes");
    try (JarOutputStream jar =
        new JarOutputStream(
            Files.newOutputStream(project.resolve("target/benchmarks.jar")), manifest)) {
      for (Path file : files(classes)) {
        jar.putNextEntry(new JarEntry(classes.relativize(file).toString()));
        jar.write(Files.readAllBytes(file));
      }
    }
  }

  private void callTests() throws Exception {
    Path classes = project.resolve("target/test-classes");
    int called = 0;
    for (Path file : files(classes)) {
      String name = classes.relativize(file).toString().replace('/', '.');
      Class<?> type = Class.forName(name.substring(0, name.length() - ".class".length()));
      for (Method method : type.getDeclaredMethods()) {
        if (method.isAnnotationPresent(Test.class)) {
          Constructor<?> constructor = type.getDeclaredConstructor();
          constructor.setAccessible(true);
          method.setAccessible(true);
          method.invoke(constructor.newInstance());
          called++;
        }
      }
    }
    System.out.println(called + " tests of the page passed");
  }

  /** Without what the examples have, whose benchmarks are not those of the page. */
  private static String classPath() {
    return Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
        .filter(entry -> !entry.startsWith("target/"))
        .filter(entry -> !entry.contains("/examples/target/"))
        .collect(Collectors.joining(File.pathSeparator));
  }

  private static List<Path> files(Path directory) throws IOException {
    try (Stream<Path> all = Files.walk(directory)) {
      return all.filter(Files::isRegularFile).sorted().toList();
    }
  }
}
