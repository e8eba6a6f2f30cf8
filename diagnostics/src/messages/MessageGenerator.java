import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Makes one enumeration of each section of messages.txt, which says how it is written. Run by the
 * build: {@code java MessageGenerator.java messages.txt OUTPUT}
 */
final class MessageGenerator {
  private static final Pattern SECTION = Pattern.compile("= (\\w+) (.+)");
  private static final Pattern ROW =
      Pattern.compile("(\\d+) (\\w+) (\\w+) (error|warning) \\| (.+) \\| (.+)");

  private static final String ENUMERATION =
      """
      // Made of src/messages/messages.txt.
      package org.tutti.diagnostics;

      import static org.tutti.diagnostics.ProblemKind.*;
      import static org.tutti.diagnostics.Severity.*;

      /** The section "%2$s" of {@code docs/messages.md} lists these problems. */
      public enum %1$s implements Problem {
      %3$s;

        private final ProblemDescription description;

        %1$s(int number, ProblemKind kind, Severity severity, String cause, String remedy) {
          description = new ProblemDescription(number, kind, severity, cause, remedy);
        }

        @Override
        public ProblemDescription description() {
          return description;
        }
      }
      """;

  private final Map<String, StringBuilder> constants = new LinkedHashMap<>();
  private final Map<String, String> headings = new LinkedHashMap<>();
  private final Set<Integer> numbers = new HashSet<>();

  public static void main(String[] arguments) throws IOException {
    MessageGenerator generator = new MessageGenerator();
    generator.read(Files.readAllLines(Path.of(arguments[0])));
    generator.write(Path.of(arguments[1]).resolve("org/tutti/diagnostics"));
  }

  private void read(List<String> lines) {
    String section = null;
    for (int i = 0; i < lines.size(); i++) {
      String line = lines.get(i);
      Matcher head = SECTION.matcher(line);
      Matcher row = ROW.matcher(line);
      if (line.startsWith("ended ")) {
        Arrays.stream(line.split(" ")).skip(1).forEach(number -> use(Integer.parseInt(number)));
      } else if (head.matches()) {
        section = head.group(1);
        headings.put(section, head.group(2));
        constants.put(section, new StringBuilder());
      } else if (row.matches() && section != null) {
        use(Integer.parseInt(row.group(1)));
        StringBuilder all = constants.get(section);
        all.append(all.isEmpty() ? "" : ",\n").append(constant(row));
      } else if (!line.isEmpty() && !line.startsWith("#")) {
        throw new IllegalArgumentException("messages.txt, line " + (i + 1) + ": " + line);
      }
    }
  }

  private void use(int number) {
    if (!numbers.add(number)) {
      throw new IllegalArgumentException("messages.txt: " + number + " is there twice, or ended");
    }
  }

  private static String constant(Matcher row) {
    return "  %s(%s, %s, %s, %s, %s)"
        .formatted(
            row.group(2),
            row.group(1),
            row.group(3).toUpperCase(Locale.ROOT),
            row.group(4).toUpperCase(Locale.ROOT),
            literal(row.group(5)),
            literal(row.group(6)));
  }

  private static String literal(String text) {
    return '"' + text.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
  }

  private void write(Path folder) throws IOException {
    Files.createDirectories(folder);
    for (Map.Entry<String, StringBuilder> each : constants.entrySet()) {
      String name = each.getKey();
      String code = ENUMERATION.formatted(name, headings.get(name), each.getValue());
      Path file = folder.resolve(name + ".java");
      // What has not changed is not compiled again.
      if (!Files.exists(file) || !Files.readString(file).equals(code)) {
        Files.writeString(file, code);
      }
    }
    try (Stream<Path> files = Files.list(folder)) {
      for (Path file : files.toList()) {
        if (!constants.containsKey(file.getFileName().toString().replace(".java", ""))) {
          Files.delete(file);
        }
      }
    }
  }
}
