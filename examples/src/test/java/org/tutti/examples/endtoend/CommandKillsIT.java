package org.tutti.examples.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.zip.ZipFile;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tutti.campaign.temporary.TemporaryDirectory;
import org.tutti.rank.process.ProcessTree;

/**
 * Ends commands at random moments, by Ctrl-C, by SIGTERM, and by SIGKILL. No process is left, what
 * they read is unchanged, what they write is complete or absent, and of what is temporary nothing
 * is left after the next start. Each command is then run to its end.
 */
@Tag("all")
class CommandKillsIT {
  /** Of each command; {@code bench/kills/commands} asks for more. */
  private static final int KILLS = Integer.getInteger("tutti.kills", 1);

  /** Which commands, as a regular expression. */
  private static final String OF = System.getProperty("tutti.kills.of", ".*");

  private static final Optional<Path> RECORD =
      Optional.ofNullable(System.getProperty("tutti.kills.record")).map(Path::of);
  private static final List<String> SIGNALS = List.of("INT", "TERM", "KILL");
  private static final String BENCHMARK = " Example01Allreduce";
  private static final String SMALL = " --msizes 8 --nrep 20" + BENCHMARK;
  private static final String START = " --launcher mpirun.openmpi -np 2";
  private static final String MEASURE = START + " --launches 2 --no-jvm-cache";

  /** A directory named {@code new} differs from command to command. */
  private static final Map<String, String> COMMANDS =
      new TreeMap<>(
          Map.ofEntries(
              Map.entry("archive", "archive old -o study.zip --author Ada --license CC-BY-4.0"),
              Map.entry("cache", "cache" + START + BENCHMARK),
              Map.entry("cache at making", "cache" + START + BENCHMARK),
              Map.entry("doctor", "doctor" + START),
              Map.entry("run", "run" + MEASURE + " --results new" + SMALL),
              Map.entry("dry", "run --dry" + START + SMALL),
              Map.entry("stress", "stress --seconds 1 -np 2"),
              Map.entry("sync", "sync --launches 1 -np 2 --seconds 1 --repetitions 20 offset"),
              Map.entry("reproduce", "reproduce --trials 2" + MEASURE + " --results new" + SMALL),
              Map.entry("selftest", "selftest" + MEASURE + " --results new" + SMALL),
              Map.entry("gate", "gate --baseline old --results new --junit gate.xml"),
              Map.entry("report", "report old --html report.html"),
              Map.entry("report at writing", "report old --html report.html"),
              Map.entry("export", "export old -o export.csv")));

  /** What the last line of each complete file contains. */
  private static final Map<String, String> ENDS =
      Map.of("report.html", "</html>", "gate.xml", "</testsuite>", "export.csv", ",19,");

  /** What a JVM may say that a signal ends before it has begun with the program: JDK 25 does. */
  private static final Pattern JVM_AT_START =
      Pattern.compile(
          "Error occurred during initialization of VM\n.*\n(\tat (?!org[.]tutti).*\n)*");

  /** About as long as it takes. */
  private static final int MAKING_MILLIS = 6000;

  @TempDir Path directory;
  private final Random random = new Random(Long.getLong("tutti.kills.seed", 44));

  @Test
  void nothingIsLeftAndNothingIsDamaged() throws Exception {
    Files.createDirectories(directory.resolve("tmp"));
    Tutti.Ended old = tutti().line("run" + MEASURE + " --results old" + SMALL);
    assertThat(old.status()).as(old.said()).isZero();
    Map<String, Long> before = contents(directory.resolve("old"));
    record("command,signal,milliseconds,ended within milliseconds");
    for (Map.Entry<String, String> command : COMMANDS.entrySet()) {
      if (!command.getKey().matches(OF)) {
        continue;
      }
      long took = 3000;
      for (int kill = 0; kill < KILLS; kill++) {
        String signal = SIGNALS.get(random.nextInt(SIGNALS.size()));
        took = Math.max(took, kill(command.getKey(), command.getValue(), signal, took));
        assertThat(contents(directory.resolve("old"))).isEqualTo(before);
      }
      Tutti.Ended whole = tutti().line(results(command));
      assertThat(whole.status()).as(command.getKey() + ": " + whole.said()).isIn(0, 1, 3, 4, 5);
      assertThat(whole.said()).doesNotContain("TUTTI-009");
      assertThat(temporary()).as(command.getKey()).isEmpty();
      assertThat(files("[^/]*\\.new")).as(command.getKey()).isEmpty();
      checkFiles();
    }
  }

  private static String results(Map.Entry<String, String> command) {
    return command
        .getValue()
        .replace("results new", "results new-" + command.getKey().replace(' ', '-'));
  }

  /** Returns how long the command has run. */
  private long kill(String name, String command, String signal, long most) throws Exception {
    Path output = directory.resolve("output.txt");
    Path errors = directory.resolve("errors.txt");
    long begun = System.nanoTime();
    if (name.equals("cache at making")) {
      removeAll(directory.resolve("cache"));
    }
    Files.deleteIfExists(directory.resolve("report.html.new"));
    Process process = tutti().start(output, errors, results(Map.entry(name, command)).split(" "));
    awaitMoment(name, process, most);
    long killed = System.nanoTime();
    long wait = (killed - begun) / 1_000_000;
    new ProcessBuilder("kill", "-" + signal, Long.toString(process.pid())).start().waitFor();
    assertThat(process.waitFor(60, TimeUnit.SECONDS)).as(name + " after " + signal).isTrue();
    String said = Files.readString(output) + Files.readString(errors);
    assertThat(JVM_AT_START.matcher(said).replaceAll(""))
        .as(name)
        .doesNotContain("TUTTI-009", "\tat ");
    awaitNoProcess(name + " after " + signal + ": " + said);
    long ended = (System.nanoTime() - killed) / 1_000_000;
    if (!signal.equals("KILL")) {
      assertThat(temporary()).as(name + " after " + signal + " at " + wait + " ms").isEmpty();
    }
    // As the next start of a command does that needs such a directory.
    for (Path parent : parents()) {
      TemporaryDirectory.removeLeftovers(parent);
    }
    assertThat(temporary()).as(name + " after the next start").isEmpty();
    checkFiles();
    record(String.join(",", name, signal, Long.toString(wait), Long.toString(ended)));
    return wait;
  }

  /** Any moment; or one at which a page is written beside its name, or while a cache is made. */
  private void awaitMoment(String name, Process process, long most)
      throws IOException, InterruptedException {
    switch (name) {
      case "report at writing" -> {
        while (!Files.exists(directory.resolve("report.html.new")) && process.isAlive()) {
          Thread.onSpinWait();
        }
      }
      case "cache at making" -> {
        while (files("tutti-temporary-.*").stream()
                .noneMatch(path -> path.toString().contains("/cache/tutti/jvm/"))
            && process.isAlive()) {
          Thread.sleep(5);
        }
        process.waitFor(random.nextLong(MAKING_MILLIS), TimeUnit.MILLISECONDS);
      }
      default -> process.waitFor(random.nextLong(most), TimeUnit.MILLISECONDS);
    }
  }

  private static void removeAll(Path below) throws IOException {
    if (Files.exists(below)) {
      try (Stream<Path> all = Files.walk(below)) {
        for (Path path : all.sorted(Comparator.reverseOrder()).toList()) {
          Files.delete(path);
        }
      }
    }
  }

  /** Ranks notice within seconds that their driver is gone. */
  private void awaitNoProcess(String what) throws InterruptedException {
    ProcessTree all = new ProcessTree(directory.toString());
    for (int tries = 0; !all.members().isEmpty(); tries++) {
      assertThat(tries)
          .as(what + all.members().stream().map(ProcessHandle::info).toList())
          .isLessThan(200);
      Thread.sleep(100);
    }
  }

  private void checkFiles() throws IOException {
    for (Map.Entry<String, String> end : ENDS.entrySet()) {
      Path file = directory.resolve(end.getKey());
      if (Files.exists(file)) {
        String text = Files.readString(file).strip();
        assertThat(text.substring(text.lastIndexOf('\n') + 1)).contains(end.getValue());
      }
    }
    Path study = directory.resolve("study.zip");
    if (Files.exists(study)) {
      try (ZipFile archive = new ZipFile(study.toFile())) {
        assertThat(archive.size()).isPositive();
      }
    }
  }

  private List<Path> parents() throws IOException {
    List<Path> parents = new ArrayList<>(List.of(directory, directory.resolve("cache/tutti/jvm")));
    try (Stream<Path> users = Files.list(directory.resolve("tmp"))) {
      users.filter(Files::isDirectory).forEach(parents::add);
    }
    return parents.stream().filter(Files::isDirectory).toList();
  }

  private List<Path> temporary() throws IOException {
    return files("tutti-t.*|making-.*|writable.*");
  }

  private List<Path> files(String name) throws IOException {
    try (Stream<Path> all = Files.walk(directory)) {
      return all.filter(path -> path.getFileName().toString().matches(name)).toList();
    }
  }

  private static Map<String, Long> contents(Path campaign) throws IOException {
    Map<String, Long> sizes = new TreeMap<>();
    try (Stream<Path> all = Files.walk(campaign)) {
      for (Path file : all.filter(Files::isRegularFile).toList()) {
        sizes.put(
            campaign.relativize(file) + " " + Files.getLastModifiedTime(file), Files.size(file));
      }
    }
    return sizes;
  }

  private Tutti tutti() {
    Tutti tutti = Tutti.alone(directory).withoutArchive();
    return tutti
        .with("XDG_CACHE_HOME", directory.resolve("cache").toString())
        .with("XDG_CONFIG_HOME", directory.resolve("config").toString())
        .with("JAVA_TOOL_OPTIONS", Tutti.QUICK + " -Djava.io.tmpdir=" + directory.resolve("tmp"));
  }

  private static void record(String line) throws IOException {
    if (RECORD.isPresent()) {
      Files.writeString(
          RECORD.get(), line + "\n", StandardOpenOption.CREATE, StandardOpenOption.APPEND);
    }
  }
}
