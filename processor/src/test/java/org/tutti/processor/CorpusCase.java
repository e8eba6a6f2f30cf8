package org.tutti.processor;

import com.google.testing.compile.JavaFileObjects;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.tools.JavaFileObject;

/**
 * A source of the corpus that somebody could have written by mistake. In {@code corpus/*.txt}, a
 * line {@code === title} begins a case. A comment at the end of a line says what is reported there:
 * {@code // TUTTI-090}, or {@code // javac} if the compiler itself refuses the source; {@code //
 * right: reason} anywhere says why nothing is reported. A case that is not a class of its own is
 * the body of one.
 *
 * @param name file and title
 * @param type qualified name of its class
 * @param text the source; its first line is the line before that of the case
 */
record CorpusCase(String name, String type, String text) {
  private static final Path DIRECTORY = Path.of("src/test/resources/corpus");
  private static final Pattern TITLE = Pattern.compile("(?m)^=== (.+)$");
  private static final Pattern EXPECTED = Pattern.compile("// (TUTTI-\\d{3}|javac)$");

  /** What is reported, and on which line. */
  record Expected(String identifier, long line) {}

  static List<CorpusCase> all() throws IOException {
    List<CorpusCase> cases = new ArrayList<>();
    try (Stream<Path> files = Files.list(DIRECTORY)) {
      for (Path file : files.sorted().toList()) {
        String topic = file.getFileName().toString().replace(".txt", "");
        String text = Files.readString(file);
        List<MatchResult> titles = TITLE.matcher(text).results().toList();
        for (int index = 0; index < titles.size(); index++) {
          int end = index + 1 < titles.size() ? titles.get(index + 1).start() : text.length();
          String body = text.substring(titles.get(index).end() + 1, end).stripTrailing();
          cases.add(of(topic, titles.get(index).group(1), index, body));
        }
      }
    }
    return cases;
  }

  private static CorpusCase of(String topic, String title, int index, String body) {
    String name = topic + ": " + title;
    String place = "corpus." + topic + index;
    boolean whole = body.contains("class Case");
    String head =
        "package "
            + place
            + "; import org.tutti.annotations.*; import org.tutti.mpi.*;"
            + " import org.tutti.runtime.*; import java.io.*; import java.util.*;";
    String text = whole ? head + "\n" + body : head + " public class Case {\n" + body + "\n}";
    return new CorpusCase(name, place + ".Case", text);
  }

  /** What has to be reported; empty if the source is right. */
  Optional<Expected> expected() {
    List<Expected> found = new ArrayList<>();
    List<String> lines = text.lines().toList();
    for (int line = 0; line < lines.size(); line++) {
      int number = line + 1;
      EXPECTED
          .matcher(lines.get(line))
          .results()
          .forEach(match -> found.add(new Expected(match.group(1), number)));
    }
    if (found.size() + (text.contains("// right: ") ? 1 : 0) != 1) {
      throw new AssertionError(name + " has to expect one message or to be right");
    }
    return found.stream().findFirst();
  }

  /** Whether the source compiles: it is right, or only warned of. */
  boolean isAbout(String identifier) {
    return expected().map(Expected::identifier).filter(identifier::equals).isPresent();
  }

  JavaFileObject file() {
    return JavaFileObjects.forSourceString(type, text);
  }

  @Override
  public String toString() {
    return name;
  }
}
