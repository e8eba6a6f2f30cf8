import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** The table of functions.txt, which says how it is written. */
final class FunctionTable {
  /** An interface that is made: some forms of the functions of one family. */
  record FunctionGroup(
      String api, String family, List<Form> forms, String holder, List<String> doc) {}

  final List<FunctionGroup> chapters = new ArrayList<>();
  final List<Row> rows = new ArrayList<>();
  private final Map<String, String> types = new HashMap<>();

  private FunctionTable() {}

  static FunctionTable of(Path file) throws IOException {
    FunctionTable table = new FunctionTable();
    table.read(Files.readAllLines(file));
    return table;
  }

  private void read(List<String> lines) {
    String[] section = {};
    List<String> doc = null;
    for (String line : lines) {
      String[] words = line.strip().split("\\s+");
      List<String> values = List.of(words).subList(1, words.length);
      if (line.isBlank() || line.startsWith("#")) {
        continue;
      } else if (line.startsWith("type ")) {
        values.subList(1, values.size()).forEach(name -> types.put(name, words[1]));
      } else if (line.startsWith("= ")) {
        section = words;
      } else if (line.startsWith("chapter ")) {
        doc = new ArrayList<>();
        String holder = words.length > 4 ? words[4] : null;
        chapters.add(new FunctionGroup(words[1], words[2], Form.named(words[3]), holder, doc));
      } else if (line.startsWith("MPI_")) {
        Row row = new Row();
        row.name = words[0].substring("MPI_".length());
        row.holder = section[1];
        row.family = section[2];
        row.common = section.length > 3;
        values.forEach(name -> row.parameters.add(parameter(name)));
        rows.add(row);
        doc = row.doc;
      } else if (words[0].equals("doc")) {
        doc.addAll(values);
      } else {
        attribute(rows.get(rows.size() - 1), words[0], line.strip());
      }
    }
  }

  private Row.Parameter parameter(String name) {
    String[] parts = name.split(":");
    if (parts.length == 2) {
      return new Row.Parameter(parts[0], parts[1]);
    }
    if (!types.containsKey(name)) {
      throw new IllegalArgumentException("functions.txt: no type is known of the name " + name);
    }
    return new Row.Parameter(types.get(name), name);
  }

  private static void attribute(Row row, String key, String line) {
    String value = line.substring(key.length()).strip();
    switch (key) {
      case "call" -> row.call = split(value);
      case "last" -> row.last = split(value);
      case "keep" -> row.keep = List.of(value.split("\\s+"));
      case "steps" -> row.steps = value;
      case "init" -> row.init = value;
      case "returns" -> row.returns = value;
      case "forms" -> row.forms = Form.named(value);
      default -> {
        if (!line.endsWith(";")) {
          throw new IllegalArgumentException("functions.txt, MPI_" + row.name + ": " + line);
        }
        row.statements.add(line);
      }
    }
  }

  /** The parts between the commas that are outside of parentheses. */
  private static List<String> split(String text) {
    List<String> parts = new ArrayList<>(List.of(""));
    int depth = 0;
    for (char c : text.toCharArray()) {
      depth += c == '(' ? 1 : c == ')' ? -1 : 0;
      if (c == ',' && depth == 0) {
        parts.add("");
      } else {
        parts.set(parts.size() - 1, parts.get(parts.size() - 1) + c);
      }
    }
    return parts.stream().map(String::strip).toList();
  }

  static String lower(String text) {
    return text.toLowerCase(Locale.ROOT);
  }
}
