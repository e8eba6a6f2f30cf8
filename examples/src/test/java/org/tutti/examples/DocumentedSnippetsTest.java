package org.tutti.examples;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * All Java on the pages compiles: a page's types each as a file, its methods as those of a class,
 * its statements one after the other as a method. Imports are those that the page itself has;
 * packages are left out.
 */
class DocumentedSnippetsTest {
  private static final Path ROOT = Path.of("..");
  private static final Pattern BLOCK = Pattern.compile("(?ms)^```java\n(?!module )(.*?)^```$");
  private static final Pattern TYPE =
      Pattern.compile("(?m)^(?:public |abstract |final )*(?:class|interface|record|enum) (\\w+)");
  private static final Pattern TYPE_END = Pattern.compile("(?m)(?<=^}\n)");
  private static final Pattern MEMBER = Pattern.compile("(?m)\\A(?:@|public )");

  /** What statements and methods of a page refer to and the text around them describes. */
  private static final Map<String, String> FIELDS =
      Map.of(
          "writing-benchmarks.md",
          """
          Communicator comm; MessageBuffer send; MessageBuffer receive; int count; Request request;
          Blocks blocks; DerivedDatatype column; int rows; int columns; static final int TAG = 0;
          """,
          "api.md",
          "CampaignPlan plan; void send(Object... values) {}");

  @TempDir private Path classes;

  static List<Path> pages() throws IOException {
    try (Stream<Path> docs = Files.list(ROOT.resolve("docs"))) {
      return Stream.concat(Stream.of(ROOT.resolve("README.md")), docs)
          .filter(page -> page.toString().endsWith(".md"))
          .filter(page -> BLOCK.matcher(text(page)).find())
          .sorted()
          .toList();
    }
  }

  @ParameterizedTest
  @MethodSource("pages")
  void javaOnAPageCompiles(Path page) {
    assertThat(errors(page.getFileName().toString(), text(page))).isEmpty();
  }

  /** Whatever a program imports is in a package of the table. */
  @Test
  void thePackagesOfTheApiAreListed() {
    String page = text(ROOT.resolve("docs/api.md"));
    List<String> imported =
        Pattern.compile("(?m)^import (org\\.tutti\\.[a-z.]+)\\.[A-Z]\\w+;")
            .matcher(page)
            .results()
            .map(found -> found.group(1))
            .filter(name -> !name.endsWith(".examples"))
            .distinct()
            .toList();
    assertThat(imported).hasSizeGreaterThan(8);
    String table = page.substring(page.indexOf("| package |"), page.indexOf("```java"));
    assertThat(imported).allMatch(name -> table.contains("`" + name + "`"));
  }

  @Test
  void javaThatDoesNotCompileIsSeen() {
    assertThat(errors("x.md", "```java\nString text = 5;\n```\n")).hasSize(1);
    assertThat(errors("x.md", "```java\n@Override\npublic void run() {}\n```\n")).hasSize(1);
    assertThat(errors("x.md", "```java\npublic class A extends B {\n}\n```\n")).hasSize(1);
  }

  private List<String> errors(String page, String text) {
    StringBuilder imports = new StringBuilder();
    StringBuilder members = new StringBuilder(FIELDS.getOrDefault(page, ""));
    StringBuilder statements = new StringBuilder();
    List<Source> sources = new ArrayList<>();
    List<String> types = new ArrayList<>();
    for (Matcher block = BLOCK.matcher(text); block.find(); ) {
      StringBuilder code = new StringBuilder();
      for (String line : block.group(1).split("\n")) {
        if (!line.startsWith("package ")) {
          (line.startsWith("import ") ? imports : code).append(line).append('\n');
        }
      }
      String body = code.toString().strip().replace("{ ... }", "{ throw new AssertionError(); }");
      if (TYPE.matcher(body).find()) {
        types.addAll(List.of(TYPE_END.split(body + "\n")));
      } else {
        (MEMBER.matcher(body).find() ? members : statements).append(body).append('\n');
      }
    }
    for (String type : types) {
      Matcher name = TYPE.matcher(type);
      assertThat(name.find()).as(type).isTrue();
      sources.add(new Source(name.group(1), imports + type));
    }
    String method = "void statements() throws Exception {\n" + statements + "}\n";
    sources.add(new Source("Snippets", imports + "class Snippets {\n" + members + method + "}\n"));
    return compile(sources);
  }

  private List<String> compile(List<Source> sources) {
    DiagnosticCollector<JavaFileObject> found = new DiagnosticCollector<>();
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    List<String> options =
        List.of(
            "-d",
            classes.toString(),
            "--release",
            "17",
            "-proc:none",
            "-classpath",
            System.getProperty("java.class.path"));
    compiler.getTask(null, null, found, options, null, sources).call();
    return found.getDiagnostics().stream()
        .filter(problem -> problem.getKind() == Diagnostic.Kind.ERROR)
        .map(problem -> problem.getLineNumber() + ": " + problem.getMessage(Locale.ROOT))
        .toList();
  }

  private static String text(Path page) {
    try {
      return Files.readString(page);
    } catch (IOException e) {
      throw new AssertionError(page + " cannot be read", e);
    }
  }

  private static final class Source extends SimpleJavaFileObject {
    private final String content;

    Source(String name, String content) {
      super(URI.create("string:///" + name + ".java"), Kind.SOURCE);
      this.content = content;
    }

    @Override
    public CharSequence getCharContent(boolean ignoreEncodingErrors) {
      return content;
    }
  }
}
