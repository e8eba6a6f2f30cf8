package org.tutti.examples.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Machines on which a JVM cache cannot be written, read, or used by all ranks: all measure. */
@Tag("all")
@Tag("jdk")
class UnusualMachinesIT {
  private static final String KIND =
      Runtime.version().feature() >= 25 ? "AOT cache" : "dynamic archive";
  private static final String NONE = "none";
  private static final String MEASURE = "--msizes 8 --nrep 20 --results results Example01Allreduce";
  private static final long MIB = 1 << 20;

  /** Runs what follows the name of a directory with this directory mounted read-only. */
  private static final String READ_ONLY =
      "mount --bind \"$1\" \"$1\" && mount -o remount,ro,bind \"$1\" || exit 99;"
          + " ! touch \"$1/new\" 2>/dev/null || exit 98; shift; exec \"$@\"";

  /** Runs what follows in 512 MiB, if this user may say so (control groups of version 1 or 2). */
  private static final String SMALL =
      "group=; for parent in /sys/fs/cgroup/memory /sys/fs/cgroup; do"
          + " new=$parent/tutti-test-$$; mkdir $new 2>/dev/null || continue;"
          + " for limit in $new/memory.limit_in_bytes $new/memory.max; do"
          + " [ -e $limit ] && echo 536870912 2>/dev/null >$limit && group=$new; done;"
          + " [ -z \"$group\" ] || break; rmdir $new; done;"
          + " [ -n \"$group\" ] || exec \"$@\";"
          + " sh -c 'echo $$ >$0/cgroup.procs; exec \"$@\"' $group \"$@\"; status=$?;"
          + " for i in 1 2 3 4 5; do rmdir $group 2>/dev/null && break; sleep 1; done; exit $status";

  @TempDir private static Path shared;
  private static Path jar;
  private static Path user;
  private static Path other;

  @TempDir private Path directory;

  @BeforeAll
  static void prepare() throws Exception {
    jar = Files.copy(Tutti.JAR, Files.createDirectories(shared.resolve("jar")).resolve("b.jar"));
    user = shared.resolve("user");
    Tutti.Ended made =
        Tutti.alone(shared)
            .withJar(jar)
            .withOrdinaryJvm()
            .with("XDG_CACHE_HOME", user.toString())
            .line("cache --launcher openmpi Example01Allreduce");
    assertThat(made.output()).as(made.said()).contains(KIND);
    other = shared.resolve("other");
    run(
        Path.of(System.getProperty("java.home"), "bin", "jlink").toString(),
        "--add-modules",
        "java.base,java.logging,java.management,jdk.management,jdk.unsupported",
        "--output",
        other.toString());
  }

  enum Machine {
    /** Caches are where the user's are, and nothing can be written there. */
    READ_ONLY_HOME(KIND),
    /** There are none, and nothing can be written. */
    EMPTY_READ_ONLY_HOME(NONE),
    /** Caches are beside the jar, and nothing can be written there. */
    READ_ONLY_JAR(KIND),
    /** In the midst of the cache are other bytes than when it was made. */
    DAMAGED_CACHE(NONE),
    SMALL_CONTAINER(KIND);

    private final String cache;

    Machine(String cache) {
      this.cache = cache;
    }
  }

  @ParameterizedTest
  @EnumSource
  void ranksByHandMeasure(Machine machine) throws Exception {
    Tutti.Ended ended =
        on(machine, "mpirun.openmpi", "--oversubscribe", "-np", ranks(machine)).line(MEASURE);
    assertThat(ended.status()).as(ended.said()).isZero();
    assertIsUsed(machine.cache, ended);
  }

  /** The others have none beside the jar. */
  @AfterEach
  void remove() throws Exception {
    run("rm", "-rf", shared.resolve("jar/b-jvm").toString());
  }

  /** One launch finds the cache; three would make one. */
  @ParameterizedTest
  @EnumSource
  void campaignsMeasure(Machine machine) throws Exception {
    int launches = machine == Machine.EMPTY_READ_ONLY_HOME ? 3 : 1;
    Tutti.Ended ended =
        on(machine)
            .line(
                "run --launcher openmpi -np "
                    + ranks(machine)
                    + " --launches "
                    + launches
                    + " "
                    + MEASURE);
    assertThat(ended.said()).contains("ALLREDUCE").doesNotContain("JVM cache");
    assertIsUsed(machine.cache, ended);
  }

  /** What a container has must be enough for both. */
  private static String ranks(Machine machine) {
    return machine == Machine.SMALL_CONTAINER ? "2" : "1";
  }

  /** As on hosts that have their own: each rank decides for itself. */
  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void ranksOfTwoJdksMeasure(boolean otherFirst) throws Exception {
    Path java = other.resolve("bin/java");
    List<String> first = new ArrayList<>(List.of("mpirun.openmpi", "--oversubscribe", "-np", "1"));
    first.addAll(List.of(otherFirst ? java.toString() : Tutti.JAVA, "-jar", jar.toString()));
    first.addAll(List.of(MEASURE.split(" ")));
    first.addAll(List.of(":", "-np", "1"));
    Tutti second = Tutti.under(directory, first.toArray(String[]::new));
    Tutti.Ended ended =
        (otherFirst ? second : second.onJava(other))
            .withJar(jar)
            .withOrdinaryJvm()
            .with("XDG_CACHE_HOME", user.toString())
            .line(MEASURE);
    assertThat(ended.status()).as(ended.said()).isZero();
    assertIsUsed(otherFirst ? NONE : KIND, ended);
  }

  /** A campaign's command, which is another JDK on another host. */
  @Test
  void ranksOfACampaignWithTwoJdksMeasure() throws Exception {
    Path home = Path.of(System.getProperty("java.home")).toRealPath();
    Path both = Files.createDirectories(directory.resolve("jdk/bin")).resolve("java");
    Files.copy(home.resolve("release"), directory.resolve("jdk/release"));
    Files.writeString(
        both,
        "#!/bin/sh\n[ \"$OMPI_COMM_WORLD_RANK\" != 1 ] || exec %s \"$@\"\nexec %s \"$@\"\n"
            .formatted(other.resolve("bin/java"), home.resolve("bin/java")));
    assertThat(both.toFile().setExecutable(true)).isTrue();

    Tutti tutti =
        Tutti.alone(directory)
            .withJar(jar)
            .withOrdinaryJvm()
            .with("XDG_CACHE_HOME", directory.resolve("user").toString());
    String options = "--launcher openmpi -np 2 --java " + both + " ";
    Tutti.Ended made = tutti.line("cache " + options + "Example01Allreduce");
    assertThat(made.output()).as(made.said()).contains(KIND);
    Tutti.Ended ended = tutti.line("run --launches 1 " + options + MEASURE);
    assertThat(ended.said()).contains("ALLREDUCE");
    assertIsUsed(KIND, ended);
  }

  private Tutti on(Machine machine, String... launcher) throws Exception {
    Path home = Files.createDirectories(directory.resolve("home"));
    List<String> starter = new ArrayList<>();
    String options = "";
    switch (machine) {
      case READ_ONLY_HOME -> {
        copy(user, home);
        starter.addAll(readOnly(home));
      }
      case EMPTY_READ_ONLY_HOME -> starter.addAll(readOnly(home));
      case READ_ONLY_JAR -> {
        copy(user.resolve("tutti/jvm"), shared.resolve("jar/b-jvm"));
        starter.addAll(readOnly(jar.getParent()));
      }
      case DAMAGED_CACHE -> {
        copy(user, home);
        damage(home.resolve("tutti/jvm"));
      }
      case SMALL_CONTAINER -> {
        copy(user, home);
        starter.addAll(List.of("sh", "-c", SMALL, "sh"));
        // A campaign with other options has another cache.
        options = launcher.length > 0 ? "-XX:MaxRAM=512m" : "";
      }
    }
    starter.addAll(List.of(launcher));
    Tutti tutti =
        Tutti.under(directory, starter.toArray(String[]::new))
            .withJar(jar)
            .withOrdinaryJvm()
            .with("XDG_CACHE_HOME", home.toString());
    return options.isEmpty() ? tutti : tutti.with("JAVA_TOOL_OPTIONS", options);
  }

  private static List<String> readOnly(Path directory) {
    return List.of(
        "unshare", "--map-root-user", "--mount", "sh", "-c", READ_ONLY, "sh", directory.toString());
  }

  private void assertIsUsed(String cache, Tutti.Ended ended) throws IOException {
    String launch = Files.readString(directory.resolve("results/launches/0001.jsonl"));
    assertThat(launch).as(ended.said()).contains("\"jvm.cache\":\"" + cache + "\"");
    assertThat(ended.said()).doesNotContain("[cds", "[aot", "CompileCommand");
  }

  private static void copy(Path from, Path to) throws Exception {
    Files.createDirectories(to);
    run("cp", "-a", from + "/.", to.toString());
  }

  /** As many bytes as before. */
  private static void damage(Path caches) throws IOException {
    int damaged = 0;
    try (DirectoryStream<Path> files = Files.newDirectoryStream(caches, "*.{jsa,aot}")) {
      for (Path file : files) {
        assertThat(file.toFile().setWritable(true)).isTrue();
        try (RandomAccessFile bytes = new RandomAccessFile(file.toFile(), "rw")) {
          bytes.seek(bytes.length() / 2);
          bytes.write(new byte[(int) MIB]);
        }
        damaged++;
      }
    }
    assertThat(damaged).isPositive();
  }

  private static void run(String... command) throws Exception {
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    String said = new String(process.getInputStream().readAllBytes());
    assertThat(process.waitFor()).as(said).isZero();
  }
}
