import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.tutti.mpi.function.CollectiveFunction;
import org.tutti.mpi.function.FunctionArgument;
import org.tutti.mpi.function.FunctionForm;

/**
 * Writes the benchmarks of the nonblocking, persistent, and overlapped forms of the collective
 * functions, and of those on intercommunicators, when a module is built: each row of {@link CollectiveFunction} in
 * each template of a package. A line that is a placeholder for nothing is left out.
 */
final class FormsGenerator {
  private static final Pattern PLACEHOLDER = Pattern.compile("\\$\\{(\\w+)}");
  private static final Pattern LINE = Pattern.compile("(?m)^ *\\$\\{(\\w+)}\n");
  private static final Pattern CLASS = Pattern.compile("public class (\\w+)");

  /** What the templates name, with its package. */
  private static final List<String> TYPES =
      List.of(
          "org.tutti.annotations.Benchmark",
          "org.tutti.annotations.Catalog",
          "org.tutti.annotations.Collective",
          "org.tutti.annotations.Constraint",
          "org.tutti.annotations.Counterparts",
          "org.tutti.annotations.Level",
          "org.tutti.annotations.Operation",
          "org.tutti.annotations.Param",
          "org.tutti.annotations.Setup",
          "org.tutti.annotations.TearDown",
          "org.tutti.mpi.Blocks",
          "org.tutti.mpi.Communicator",
          "org.tutti.mpi.Request",
          "org.tutti.mpi.TypedBlocks",
          "org.tutti.operations.overlap.CalibratedWork",
          "org.tutti.operations.overlap.CalibratedWork.Work",
          "org.tutti.operations.state.BlocksOfMessage",
          "org.tutti.operations.state.PendingRequest",
          "org.tutti.operations.state.PersistentRequest",
          "org.tutti.operations.state.RootedPersistentRequest",
          "org.tutti.operations.state.TypedBlocksOfMessage",
          "org.tutti.runtime.Arrivals",
          "org.tutti.runtime.Control",
          "org.tutti.runtime.Message",
          "org.tutti.runtime.PayloadContext");

  private static final String NEIGHBORHOOD = "neighborhood/";
  private static final String SIDES = "intercommunicator/";

  /** MPI does not define scans there. */
  private static final Set<CollectiveFunction> NOT_ON_SIDES =
      EnumSet.of(CollectiveFunction.SCAN, CollectiveFunction.EXSCAN);

  /** What is scattered must be as much on both sides. */
  private static final Set<CollectiveFunction> OF_EQUAL_SIDES =
      EnumSet.of(CollectiveFunction.REDUCE_SCATTER, CollectiveFunction.REDUCE_SCATTER_BLOCK);

  private static final Set<CollectiveFunction> NOT_IN_OSU =
      EnumSet.of(CollectiveFunction.SCAN, CollectiveFunction.EXSCAN);

  private static final Set<CollectiveFunction> NOT_IN_IMB =
      EnumSet.of(
          CollectiveFunction.SCAN,
          CollectiveFunction.EXSCAN,
          CollectiveFunction.ALLTOALLW,
          CollectiveFunction.REDUCE_SCATTER_BLOCK);

  /** The package of the packages that are written. */
  private final String above;

  /** Package and name, such as {@code overlap/Persistent}. */
  private final String template;

  private final CollectiveFunction function;
  private final FunctionForm form;

  private FormsGenerator(String above, String template, CollectiveFunction function) {
    this.above = above;
    this.template = template;
    this.function = function;
    this.form =
        template.endsWith("/Persistent")
            ? FunctionForm.PERSISTENT
            : template.endsWith("/Blocking") ? FunctionForm.BLOCKING : FunctionForm.NONBLOCKING;
  }

  /** The directory of the templates, that of what is written, and the package of its packages. */
  public static void main(String[] arguments) throws IOException {
    Path templates = Path.of(arguments[0]);
    Path target = Files.createDirectories(Path.of(arguments[1]));
    Set<Path> written = new HashSet<>();
    for (Path file : files(templates, ".txt")) {
      String template = templates.relativize(file).toString().replace(".txt", "");
      String text = Files.readString(file);
      for (CollectiveFunction function : CollectiveFunction.values()) {
        if (function.isAmongNeighbors() == template.startsWith(NEIGHBORHOOD)
            && !(template.startsWith(SIDES) && NOT_ON_SIDES.contains(function))) {
          written.add(new FormsGenerator(arguments[2], template, function).write(text, target));
        }
      }
    }
    for (Path file : files(target, ".java")) {
      if (!written.contains(file)) {
        Files.delete(file);
      }
    }
  }

  private static List<Path> files(Path directory, String suffix) throws IOException {
    try (Stream<Path> files = Files.walk(directory)) {
      return files.filter(file -> file.toString().endsWith(suffix)).toList();
    }
  }

  /** A file that would not change is left as it is, so that it is not compiled again. */
  private Path write(String text, Path target) throws IOException {
    String body =
        withoutMissing(filled(PLACEHOLDER, filled(LINE, text)))
            .replaceAll("\n{3,}", "\n\n")
            .replace("{\n\n", "{\n");
    String room = above + "." + template.substring(0, template.indexOf('/'));
    StringBuilder whole = new StringBuilder("package " + room + ";\n\n");
    for (String type : TYPES) {
      int end = type.lastIndexOf('.');
      String name = type.substring(end + 1);
      if (!type.substring(0, end).equals(room) && body.matches("(?s).*\\b" + name + "\\b.*")) {
        whole.append("import ").append(type).append(";\n");
      }
    }
    whole.append('\n').append(body);
    String name = CLASS.matcher(body).results().findFirst().orElseThrow().group(1);
    Path file = target.resolve(room.replace('.', '/')).resolve(name + ".java");
    if (!Files.exists(file) || !Files.readString(file).contentEquals(whole)) {
      Files.createDirectories(file.getParent());
      Files.writeString(file, whole);
    }
    return file;
  }

  /** Replaces what stands for nothing, or a placeholder within a line. */
  private String filled(Pattern pattern, String text) {
    return pattern
        .matcher(text)
        .replaceAll(
            one -> {
              String value = value(one.group(1));
              boolean isKept = pattern == LINE && !value.isEmpty();
              return Matcher.quoteReplacement(isKept ? one.group() : value);
            });
  }

  /** What a placeholder stands for, which may be nothing. */
  private String value(String placeholder) {
    String method = function.method(form);
    boolean isRooted = function.arguments().contains(FunctionArgument.ROOT);
    boolean isBarrier = function == CollectiveFunction.BARRIER;
    String element = function.arguments().contains(FunctionArgument.OP) ? "double" : "byte";
    String blocks = (isTyped() ? "Typed" : "") + "BlocksOfMessage";
    String newBlocks = blocks + " blocks = new " + blocks + "();";
    return switch (placeholder) {
      case "row" -> function.name();
      case "function" -> function.function(form);
      case "method" -> method;
      case "Method" -> capital(method);
      case "blocking" -> function.function(FunctionForm.BLOCKING);
      case "osu" -> function.function(FunctionForm.BLOCKING).toLowerCase(Locale.ROOT);
      case "collective" ->
          isBarrier
              ? "@Collective(Operation.BARRIER)\n  @Param(msizes = 0)"
              : "@Collective(value = Operation.%s, datatype = %s.class)"
                  .formatted(function, element);
      case "compute" ->
          isBarrier
              ? "@Benchmark(operation = \"COMPUTE\", send = \"0\", receive = \"0\")\n"
                  + "  @Param(msizes = 0)"
              : ("@Benchmark(\n      operation = \"COMPUTE\",\n      send = \"p * msize\",\n"
                      + "      receive = \"p * msize\",\n      datatype = %s.class)")
                  .formatted(element);
      case "sides" ->
          "Sides"
              + (function.arguments().contains(FunctionArgument.OP)
                  ? function.hasBlocks() ? "Collective.SidesBlocksReduction" : "Collective.SidesReduction"
                  : function.hasBlocks() ? "Collective.SidesBlocks" : "Collective");
      case "sidesBenchmark" ->
          "@Benchmark(operation = \"%s\"%s)"
              .formatted(
                  function,
                  isBarrier
                      ? ", send = \"0\", receive = \"0\""
                      : element.equals("double") ? ", datatype = double.class" : "");
      case "evenProcesses" ->
          OF_EQUAL_SIDES.contains(function) ? "@Constraint(\"p % 2 == 0\")" : "";
      case "control" -> isRooted ? ", Control control" : "";
      case "controlArgument" -> isRooted ? ", control" : "";
      case "chooseRoot" ->
          isRooted
              ? """
                @Setup(Level.OBSERVATION)
                  public void choose(Message message) {
                    persistent.choose(message);
                  }
                """
              : "";
      case "message" -> isBarrier ? "" : "Message message";
      case "rooted" -> isRooted ? "Rooted" : "";
      case "root" -> isRooted ? ", int root" : "";
      case "blocksParameter" -> function.hasBlocks() ? ", " + blocks + " blocks" : "";
      case "blocksField" -> function.hasBlocks() ? "private final " + newBlocks : "";
      case "newBlocks" -> function.hasBlocks() ? newBlocks : "";
      case "makeBlocks" -> function.hasBlocks() ? "blocks.make(comm, message);" : "";
      case "neighborhood" ->
          "NeighborhoodBenchmark."
              + capital(function.name().substring("NEIGHBOR_".length()).toLowerCase(Locale.ROOT))
                  .replace("allw", "allv")
              + "Neighborhood";
      case "arguments" ->
          function.arguments().stream()
              .map(argument -> value(argument) + ", ")
              .collect(Collectors.joining());
      case "blockingArguments" ->
          function.arguments().stream()
              .map(argument -> value(argument))
              .collect(Collectors.joining(", "));
      case "neighborFields" -> neighborBlocks("private %s %s;");
      case "makeNeighborBlocks" -> neighborBlocks("%2$s = %3$s;");
      case "newNeighborBlocks" -> neighborBlocks("%s %s = %s;");
      default -> throw new IllegalArgumentException(placeholder + " in " + template);
    };
  }

  private boolean isTyped() {
    return function.arguments().contains(FunctionArgument.TYPED_SEND_BLOCKS);
  }

  /** The argument on a communicator as a whole, or among neighbors. */
  private String value(FunctionArgument argument) {
    boolean isAmongNeighbors = function.isAmongNeighbors();
    if (template.startsWith(SIDES)) {
      return valueOnSides(argument);
    }
    return switch (argument) {
      case SEND -> "message.send()";
      case RECEIVE -> "message.receive()";
      case COUNT -> "message.count()";
      case OWN_COUNT -> isAmongNeighbors ? "own" : "blocks.own";
      case SEND_BLOCKS, TYPED_SEND_BLOCKS -> isAmongNeighbors ? "out" : "blocks.all";
      case RECEIVE_BLOCKS, TYPED_RECEIVE_BLOCKS -> isAmongNeighbors ? "in" : "blocks.all";
      case COUNTS -> "blocks.all";
      case DATATYPE -> "message.datatype()";
      case OP -> "message.op()";
      case ROOT -> form == FunctionForm.PERSISTENT ? "root" : "message.root()";
    };
  }

  /** The argument on an intercommunicator, where all blocks are as large as the message. */
  private String valueOnSides(FunctionArgument argument) {
    return switch (argument) {
      case SEND -> "message.send()";
      case RECEIVE -> "message.receive()";
      case COUNT, OWN_COUNT -> "message.count()";
      case SEND_BLOCKS, RECEIVE_BLOCKS, COUNTS -> "blocks";
      case TYPED_SEND_BLOCKS, TYPED_RECEIVE_BLOCKS -> "typedBlocks";
      case DATATYPE -> "message.datatype()";
      case OP -> "op";
      case ROOT ->
          form == FunctionForm.PERSISTENT ? "root(root)" : "root(message.root())";
    };
  }

  /** A line for each argument with blocks: its type, its name, and how it is made. */
  private String neighborBlocks(String format) {
    List<String> lines = new ArrayList<>();
    for (FunctionArgument argument : function.arguments()) {
      String made =
          switch (argument) {
            case OWN_COUNT -> "own(message.count())";
            case SEND_BLOCKS -> "blocks(sent(message.count()), message)";
            case RECEIVE_BLOCKS -> "blocks(received(message.count()), message)";
            case TYPED_SEND_BLOCKS -> "typedBlocks(sent(message.count()), message)";
            case TYPED_RECEIVE_BLOCKS -> "typedBlocks(received(message.count()), message)";
            default -> "";
          };
      if (!made.isEmpty()) {
        lines.add(format.formatted(argument.type().getSimpleName(), value(argument), made));
      }
    }
    return String.join(format.startsWith("private") ? "\n  " : "\n    ", lines);
  }

  /** The text without the programs that do not measure this form. */
  private String withoutMissing(String text) {
    boolean isInOsu =
        !NOT_IN_OSU.contains(function)
            && (function != CollectiveFunction.REDUCE_SCATTER_BLOCK
                || form != FunctionForm.PERSISTENT);
    String known = isInOsu ? text : text.replaceAll("osu = \"[^\"]*\"(, )?", "");
    if (NOT_IN_IMB.contains(function)) {
      known = known.replaceAll("(, )?imb = \"[^\"]*\"", "");
    }
    return known.replaceAll(" *@Counterparts\\(\\)\n", "");
  }

  private static String capital(String name) {
    return name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1);
  }
}
