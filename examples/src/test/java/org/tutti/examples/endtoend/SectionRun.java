package org.tutti.examples.endtoend;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.tutti.mpi.natives.YieldingRanks;

/**
 * The blocks of commands on a page of the documentation, which a shell runs as a reader would.
 *
 * @param page in docs/
 * @param mark what the comment before such a block says, such as {@code run by JobPagesIT}
 * @param directory in which they run
 */
record SectionRun(Path page, String mark, Path directory) {
  private static final int MINUTES = 10;

  /** All blocks of the page. */
  List<String> blocks() throws IOException {
    return blocks(Files.readString(page));
  }

  /** The blocks below a heading. */
  List<String> blocks(String text) {
    return Pattern.compile(
            "^<!-- " + mark + " -->\n```\\w*\n(.*?)^```", Pattern.MULTILINE | Pattern.DOTALL)
        .matcher(text)
        .results()
        .map((MatchResult block) -> block.group(1))
        .toList();
  }

  /** The blocks of the section with this heading. */
  List<String> section(String heading) throws IOException {
    return blocks(
        Arrays.stream(Files.readString(page).split("(?m)^## "))
            .filter(part -> part.startsWith(heading + "\n"))
            .findFirst()
            .orElseThrow());
  }

  /** What the last block has printed. */
  String output() throws IOException {
    return Files.readString(directory.resolve("output.txt"));
  }

  /** Runs a block, and returns its exit status. */
  int run(String block) throws IOException, InterruptedException {
    ProcessBuilder builder =
        new ProcessBuilder("bash", "-eu", "-c", block)
            .directory(directory.toFile())
            .redirectErrorStream(true)
            .redirectOutput(directory.resolve("output.txt").toFile());
    builder.environment().putAll(Tutti.ROOT_ALLOWED);
    builder.environment().putAll(YieldingRanks.VARIABLES);
    builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
    builder
        .environment()
        .put("XDG_CONFIG_HOME", directory.resolve("configuration").toAbsolutePath().toString());
    builder
        .environment()
        .merge("PATH", Path.of(Tutti.JAVA).getParent() + ":", (path, java) -> java + path);
    builder.environment().put("JAVA_TOOL_OPTIONS", Tutti.QUICK + " " + ParsedClasses.option());
    Process process = builder.start();
    try {
      if (!process.waitFor(MINUTES, TimeUnit.MINUTES)) {
        throw new AssertionError("still running: " + block);
      }
      return process.exitValue();
    } finally {
      process.descendants().forEach(ProcessHandle::destroyForcibly);
      process.destroyForcibly();
    }
  }
}
