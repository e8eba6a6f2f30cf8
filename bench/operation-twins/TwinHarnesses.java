package org.tutti.bench.operationtwins;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.tools.ToolProvider;

/**
 * Makes the twins of all operations: TwinHarnesses SOURCES DIRECTORY CLASSPATH. Of each timed loop
 * that the annotation processor has written into SOURCES, it makes one that measures the operation
 * and its bare calls by turns, and compiles it into DIRECTORY, to be put before the catalog on the
 * class path.
 */
public final class TwinHarnesses {
  private static final Pattern TYPE =
      Pattern.compile("(?m)^  public static final class (\\w+) implements Harness \\{$");

  private static final Pattern LOOP =
      Pattern.compile(
          "      while \\(run\\.next\\(\\)\\) \\{\n(.*?)        run\\.start\\(\\);\n"
              + "        long start = clock\\.now\\(\\);\n(.*?)"
              + "        run\\.stop\\(start, clock\\.now\\(\\)\\);\n(.*?)^      }$",
          Pattern.DOTALL | Pattern.MULTILINE);

  private static final String FIELDS =
      """

          private static final org.tutti.bench.operationtwins.Twin TWIN =
              new org.tutti.bench.operationtwins.Twin(%s.class);

          private static final java.lang.invoke.MethodHandle BARE = TWIN.calls();
      """;

  private static final String MAKE_BARE_CALLS =
      """
          try {
            BARE.invokeExact();
          } catch (Throwable e) {
            throw org.tutti.bench.operationtwins.Twin.failed(e);
          }
      """;

  /** BEFORE, TIMED, AFTER, and BARE stand for what is measured. */
  private static final String LOOPS =
      """
      while (TWIN.tries(cell) && run.next()) {
        TWIN.fill();
        TWIN.listen();
        if (TWIN.isWhole()) {
          TWIN.make(TWIN.BEFORE);
        } else {
          <BEFORE>
        }
        TWIN.heard();
        run.start();
        long start = clock.now();
        TWIN.listen();
        if (TWIN.isBare()) {
          <BARE>
        } else {
          <TIMED>
        }
        TWIN.heard();
        run.stop(start, clock.now());
        TWIN.listen();
        if (TWIN.isWhole()) {
          TWIN.make(TWIN.AFTER);
        } else {
          <AFTER>
        }
        TWIN.heard();
        TWIN.compare();
      }
      while (run.next()) {
        boolean isBare = TWIN.isBare(cell.control().observation());
        boolean isWhole = isBare && TWIN.isWhole();
        if (isWhole) {
          TWIN.make(TWIN.BEFORE);
        } else {
          <BEFORE>
        }
        run.start();
        long start = clock.now();
        if (isBare) {
          <BARE>
        } else {
          <TIMED>
        }
        run.stop(start, clock.now());
        if (isWhole) {
          TWIN.make(TWIN.AFTER);
        } else {
          <AFTER>
        }
      }
      """;

  private TwinHarnesses() {}

  public static void main(String[] arguments) throws IOException {
    Path sources = Path.of(arguments[0]);
    Path target = Path.of(arguments[1]);
    List<String> options =
        new ArrayList<>(
            List.of("-proc:none", "-nowarn", "-g", "-d", target.toString(), "-cp", arguments[2]));
    try (Stream<Path> files = Files.walk(sources)) {
      for (Path file : files.filter(path -> path.toString().endsWith("_Harness.java")).toList()) {
        Path twin = target.resolve("sources").resolve(sources.relativize(file));
        Files.createDirectories(twin.getParent());
        Files.writeString(twin, of(Files.readString(file)));
        options.add(twin.toString());
      }
    }
    int status =
        ToolProvider.getSystemJavaCompiler().run(null, null, null, options.toArray(String[]::new));
    System.exit(status);
  }

  /**
   * The source of a twin.
   *
   * @throws IllegalArgumentException if a loop of the harness is not as it is expected to be
   */
  static String of(String harness) {
    String twin =
        LOOP.matcher(harness)
            .replaceAll(
                loop ->
                    Matcher.quoteReplacement(
                        LOOPS
                            .replace("<BEFORE>", loop.group(1).strip())
                            .replace("<TIMED>", loop.group(2).strip())
                            .replace("<AFTER>", loop.group(3).strip())
                            .replace("<BARE>", MAKE_BARE_CALLS)));
    if (twin.split("run\\.next\\(\\)\\) \\{").length
        != 2 * harness.split("run\\.next\\(\\)\\) \\{").length - 1) {
      throw new IllegalArgumentException("a timed loop is not as expected in\n" + harness);
    }
    return TYPE.matcher(twin).replaceAll(type -> type.group() + FIELDS.formatted(type.group(1)));
  }
}
