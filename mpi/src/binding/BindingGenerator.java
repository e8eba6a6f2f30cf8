import static java.util.stream.Collectors.joining;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Makes of functions.txt, which says how it is written, an interface that users call of each
 * chapter of MPI, the classes that hold the functions of C, an interface each that calls them for a
 * native and for a transport's communicator, and the list of collective functions. Each method has
 * the code of its function alone, since the JIT compiler does not know the function of a call in
 * code that several functions share: 60 ns more per call. Run by the build: {@code java
 * BindingGenerator functions.txt OUTPUT}
 */
final class BindingGenerator {
  private static final int LINE = 100;
  private static final String API = "org.tutti.mpi";
  private static final String NATIVE = API + ".natives";
  private static final String TRANSPORT = API + ".collective";
  private static final String FUNCTION = API + ".function";

  /** Functions of up to so many arguments share a linkage, and those of up to LONG another. */
  private static final int SHORT = 6;

  private static final int LONG = 8;
  private static final int MAX_ARGUMENTS = 13;

  private final Path output;
  private final FunctionTable table;
  private final Set<Path> written = new TreeSet<>();

  private BindingGenerator(FunctionTable table, Path output) {
    this.table = table;
    this.output = output;
  }

  /** An interface whose methods do what several chapters say. */
  private static final class ChapterCalls {
    final Set<String> extended = new LinkedHashSet<>();
    final StringBuilder code = new StringBuilder();
    private final String name;

    /**
     * @param part what the methods need besides, or null
     */
    ChapterCalls(String name, String part) {
      this.name = name;
      if (part != null) {
        extended.add(part);
      }
    }

    String head() {
      return list("interface " + name + " extends ", List.copyOf(extended), "", "    ");
    }
  }

  public static void main(String[] arguments) throws IOException {
    FunctionTable table = FunctionTable.of(Path.of(arguments[0]));
    BindingGenerator generator = new BindingGenerator(table, Path.of(arguments[1]));
    generator.writeAll();
    generator.deleteOthers();
  }

  private void writeAll() throws IOException {
    Map<String, Set<String>> holders = new TreeMap<>();
    ChapterCalls communication = new ChapterCalls("NativeCommunication", "NativeHandle");
    ChapterCalls fileAccess = new ChapterCalls("NativeFileAccess", null);
    fileAccess.code.append(doc("  ", List.of("The library's handle of the file, a pointer.")));
    fileAccess.code.append("  long handle();\n\n");
    ChapterCalls transport = new ChapterCalls("TransportCommunication", "TransportPart");
    for (FunctionTable.FunctionGroup chapter : table.chapters) {
      StringBuilder api = new StringBuilder();
      ChapterCalls natives = chapter.family().equals("file") ? fileAccess : communication;
      natives.extended.add(chapter.api());
      for (Form form : chapter.forms()) {
        for (Row row : table.rows) {
          if (row.family.equals(chapter.family()) && row.forms.contains(form)) {
            String name = "MPI_" + form.of(row);
            List<String> words = new ArrayList<>(List.of("{@code " + name + "}."));
            words.addAll(form == row.forms.get(0) ? row.doc : List.of());
            api.append(doc("  ", words));
            api.append(method(form, row, List.of("throw missing(\"" + name + "\");")));
            String holder = chapter.holder() == null ? row.holder : chapter.holder();
            natives.code.append("  @Override\n").append(method(form, row, call(holder, form, row)));
            holders.computeIfAbsent(holder, any -> new LinkedHashSet<>()).add(function(form, row));
            if (row.hasSteps(form)) {
              transport.extended.add(chapter.api());
              transport.code.append("  @Override\n").append(method(form, row, steps(form, row)));
            }
          }
        }
      }
      write(API, "public interface " + chapter.api() + " extends LibraryPart", chapter.doc(), api);
    }
    String called = "Calls of C: each is that, a comparison of its code, and checks of buffers.";
    write(NATIVE, communication.head(), List.of(called), communication.code);
    write(NATIVE, fileAccess.head(), List.of(called), fileAccess.code);
    String taken = "Operations over a transport, done at once or kept for a request.";
    write(TRANSPORT, transport.head(), List.of(taken), transport.code);
    for (Map.Entry<String, Set<String>> each : holders.entrySet()) {
      String doc = "Functions of C, which a rank links when it first uses one of them.";
      StringBuilder members = new StringBuilder(String.join("", each.getValue()));
      members.append("\n  private ").append(each.getKey()).append("() {}");
      write(NATIVE, "final class " + each.getKey(), List.of(doc), members);
    }
    String doc = "Calls of one function with as many arguments as functions have.";
    write(NATIVE, "interface FunctionCalls", List.of(doc), calls());
    String list = "The collective functions of MPI, each with its arguments.";
    String head = "public enum CollectiveFunction implements FunctionForms";
    write(FUNCTION, head, List.of(list), collectives());
  }

  private StringBuilder collectives() {
    StringBuilder members = new StringBuilder();
    for (Row row : table.rows) {
      if (row.isCollective()) {
        List<String> arguments = row.parameters.stream().map(each -> argument(row, each)).toList();
        members.append(list("  " + Form.BLOCKING.constant(row) + "(", arguments, "),\n", "      "));
      }
    }
    members.replace(members.length() - 2, members.length(), ";\n\n");
    return members.append(
        """
          private final List<FunctionArgument> arguments;

          CollectiveFunction(FunctionArgument... arguments) {
            this.arguments = List.of(arguments);
          }

          @Override
          public List<FunctionArgument> arguments() {
            return arguments;
          }
        """);
  }

  private static String argument(Row row, Row.Parameter each) {
    boolean isOwn = row.parameters.stream().anyMatch(one -> one.type().equals("Blocks"));
    String name =
        switch (each.name()) {
          case "buffer" -> "SEND";
          case "count" -> isOwn ? "OWN_COUNT" : "COUNT";
          default -> each.name().replace("Blocks", "_BLOCKS").toUpperCase(Locale.ROOT);
        };
    return (each.type().equals("TypedBlocks") ? "TYPED_" : "") + name;
  }

  private static List<String> call(String holder, Form form, Row row) {
    List<String> code = new ArrayList<>();
    if (form == Form.PERSISTENT && row.init != null) {
      code.add(row.init);
    }
    code.addAll(row.statements);
    List<String> arguments = new ArrayList<>(row.call);
    for (Row.Parameter each : row.parameters) {
      if (each.isHandle() && arguments.contains(each.name())) {
        String handle = each.name() + "Handle";
        code.add("long " + handle + " = PredefinedHandles.of(" + each.name() + ");");
        arguments.replaceAll(argument -> argument.equals(each.name()) ? handle : argument);
      }
    }
    arguments.add(row.isFile() ? 0 : arguments.size(), "handle()");
    arguments.addAll(form.last(row));
    if (row.isCommon(form) && arguments.size() == LONG - 1) {
      arguments.add("NativeFunction.UNREAD");
    }
    code.add(invocation(holder + "." + form.constant(row) + ".call", arguments));
    if (form.hasRequest()) {
      List<String> kept = new ArrayList<>(List.of("request"));
      row.keep.forEach(name -> kept.add(name.equals("^") ? "null" : name));
      while (row.isCollective()
          && kept.size() != 5
          && (form == Form.PERSISTENT || kept.size() != 3)) {
        kept.add("null");
      }
      String done =
          row.isPartitioned()
              ? "partitioned"
              : form == Form.NONBLOCKING ? "started" : "initialized";
      code.add(invocation("NativeRequest." + done, kept));
    } else {
      row.keep.stream()
          .filter(name -> !name.equals("^"))
          .forEach(name -> code.add("Reference.reachabilityFence(" + name + ");"));
    }
    if (row.returns != null) {
      code.add("return " + row.returns + ";");
    }
    return code;
  }

  private static String function(Form form, Row row) {
    int arguments = row.call.size() + 1 + form.last(row).size();
    boolean isShort = row.isCommon(form) && arguments < SHORT;
    boolean isLong = row.isCommon(form) && arguments > SHORT;
    String type = isShort ? "CommonFunction" : "NativeFunction";
    String start = "  static final " + type + " " + form.constant(row) + " =";
    String given = "\"MPI_" + form.of(row) + "\"" + (isShort || isLong ? "" : ", " + arguments);
    String end = type + (isLong ? ".ofEight(" : ".of(") + given + ");\n";
    return start + (start.length() + end.length() > LINE ? "\n      " : " ") + end;
  }

  private static List<String> steps(Form form, Row row) {
    String function = "\"" + FunctionTable.lower(form.of(row)) + "\"";
    List<String> arguments =
        new ArrayList<>(row.parameters.stream().map(Row.Parameter::name).toList());
    String begin = row.returns == null ? "" : "return ";
    String done = form == Form.NONBLOCKING ? "start" : "keep";
    if (!row.isCollective() && form.hasRequest()) {
      arguments.addAll(
          0, List.of(function, "request", "RequestedMessage.MessageMode." + row.steps));
      return List.of(invocation("steps().messages()." + done, arguments));
    } else if (row.isMessage()) {
      return List.of(invocation(begin + "steps().messages()." + form.method(row), arguments));
    }
    boolean isRecorded = form.hasRequest() || row.isNeighborhood();
    String request = form.hasRequest() ? ", request" : "";
    String kind = row.isNeighborhood() ? "recordAmongNeighbors" : isRecorded ? "record" : "direct";
    arguments.add(0, "steps()." + kind + "(" + function + request + ")");
    String call = row.steps + "." + Form.BLOCKING.method(row);
    String then = form.hasRequest() ? done + "(request)" : "run()";
    String first = invocation(call, arguments);
    return isRecorded ? List.of(first, "steps()." + then + ";") : List.of(first);
  }

  private static StringBuilder calls() {
    StringBuilder members = new StringBuilder("  String name();\n\n  MethodHandle handle();\n\n");
    for (int count = 0; count <= MAX_ARGUMENTS; count++) {
      List<String> names = IntStream.range(0, count).mapToObj(i -> "" + (char) ('a' + i)).toList();
      List<String> parameters = names.stream().map(name -> "long " + name).toList();
      String given = "(" + String.join(", ", names) + ")";
      String code =
          """
              try {
                return (int) (long) handle().invokeExact%s;
              } catch (Throwable thrown) {
                throw LibraryBinding.unexpected(thrown);
              }\
          """;
      String check =
          """
              int code = code%s;
              if (code != 0) {
                throw MpiErrors.exception(name(), code);
              }\
          """;
      members.append(method("int code", parameters, code.formatted(given)));
      members.append(method("void call", parameters, check.formatted(given)));
    }
    return members;
  }

  private static String method(Form form, Row row, List<String> code) {
    String type = row.returns == null ? "void " : "boolean ";
    String lines = code.stream().map(line -> "    " + line).collect(joining("\n"));
    return method(type + form.method(row), form.parameters(row), lines);
  }

  private static String method(String name, List<String> parameters, String code) {
    return list("  default " + name + "(", parameters, ") {", "      ") + "\n" + code + "\n  }\n\n";
  }

  private static String invocation(String function, List<String> arguments) {
    return list("    " + function + "(", arguments, ");", "        ").strip();
  }

  /** The parameters, on one line, or each on its own. */
  private static String list(String start, List<String> parts, String end, String indent) {
    String line = start + String.join(", ", parts) + end;
    String lines = start.stripTrailing() + "\n" + indent + String.join(",\n" + indent, parts) + end;
    return line.length() <= LINE ? line : lines;
  }

  private static String doc(String indent, List<String> words) {
    String line = indent + "/** " + String.join(" ", words) + " */\n";
    if (line.length() <= LINE) {
      return line;
    }
    StringBuilder lines = new StringBuilder(indent + "/**\n" + indent + " *");
    int start = lines.lastIndexOf("\n");
    for (String word : words) {
      if (lines.length() - start + word.length() > LINE) {
        start = lines.length();
        lines.append("\n").append(indent).append(" *");
      }
      lines.append(" ").append(word);
    }
    return lines + "\n" + indent + " */\n";
  }

  private void write(String where, String head, List<String> doc, StringBuilder members)
      throws IOException {
    String name = head.replaceAll("(?s).*(class|interface|enum) (\\w+).*", "$2");
    StringBuilder text = new StringBuilder("// Made of src/binding/functions.txt.\n");
    text.append("package ").append(where).append(";\n\n");
    if (where.equals(NATIVE)) {
      text.append("import static org.tutti.mpi.natives.NativeBuffer.*;\n\n");
      text.append("import java.lang.invoke.MethodHandle;\nimport java.lang.ref.Reference;\n");
    }
    if (where.equals(FUNCTION)) {
      text.append("import static org.tutti.mpi.function.FunctionArgument.*;\n\n");
      text.append("import java.util.List;\n\n");
    } else if (!where.equals(API)) {
      text.append("import org.tutti.mpi.*;\n\n");
    }
    text.append(doc("", doc)).append(head).append(" {\n");
    String code = text.append(members.toString().stripTrailing()).append("\n}\n").toString();
    Path file = output.resolve(where.replace('.', '/')).resolve(name + ".java");
    written.add(file);
    // What has not changed is not compiled again.
    if (!Files.exists(file) || !Files.readString(file).equals(code)) {
      Files.createDirectories(file.getParent());
      Files.writeString(file, code);
    }
  }

  private void deleteOthers() throws IOException {
    try (Stream<Path> files = Files.walk(output)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        if (!written.contains(file)) {
          Files.delete(file);
        }
      }
    }
  }
}
