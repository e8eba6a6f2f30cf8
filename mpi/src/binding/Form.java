import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

/** A form that functions of MPI have. */
enum Form {
  BLOCKING("", ""),
  NONBLOCKING("I", ""),
  PERSISTENT("", "_init"),
  LARGE("", "_c");

  /** How the functions of a file begin. */
  private static final String FILE = "File_";

  private final String prefix;
  private final String suffix;

  Form(String prefix, String suffix) {
    this.prefix = prefix;
    this.suffix = suffix;
  }

  static List<Form> named(String names) {
    return Arrays.stream(names.split("[ ,]+"))
        .map(name -> valueOf(name.toUpperCase(Locale.ROOT)))
        .toList();
  }

  boolean hasRequest() {
    return this == NONBLOCKING || this == PERSISTENT;
  }

  /** The name of the function in MPI, without MPI_. */
  String of(Row row) {
    if (row.isFile()) {
      return FILE + FunctionTable.lower(prefix) + row.name.substring(FILE.length()) + suffix;
    }
    return (prefix.isEmpty() ? row.name : prefix + FunctionTable.lower(row.name)) + suffix;
  }

  String constant(Row row) {
    return of(row).toUpperCase(Locale.ROOT);
  }

  String method(Row row) {
    return Pattern.compile("_(.)")
        .matcher(FunctionTable.lower(row.isFile() ? of(row).substring(FILE.length()) : of(row)))
        .replaceAll(found -> found.group(1).toUpperCase(Locale.ROOT));
  }

  List<String> parameters(Row row) {
    List<String> all = new ArrayList<>();
    for (Row.Parameter each : row.parameters) {
      boolean isLong = this == LARGE && each.name().equals("count");
      all.add((isLong ? "long" : each.type()) + " " + each.name());
    }
    if (hasRequest()) {
      all.add("Request request");
    }
    return all;
  }

  /** What C takes after the communicator, or last. */
  List<String> last(Row row) {
    if (!hasRequest()) {
      return row.last;
    }
    String request = "NativeRequest.address(request)";
    return this == PERSISTENT && (row.isCollective() || row.isPartitioned())
        ? List.of("NativeRequest.NO_INFO", request)
        : List.of(request);
  }
}
