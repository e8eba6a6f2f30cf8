package org.tutti.campaign.jvmcache;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tutti.campaign.launch.JavaProgram;
import org.tutti.campaign.launch.SelfLauncher;
import org.tutti.mpi.ProviderKind;
import org.tutti.rank.jvm.JvmCacheKind;
import org.tutti.records.campaign.LaunchSettings;
import org.tutti.records.campaign.Treatment;
import org.tutti.records.settings.SettingKey;

@Tag("jdk")
class JvmCacheTrainingTest {
  private static final JvmCacheKind KIND = JvmCacheKind.of(Runtime.version().feature());

  @TempDir private Path directory;
  private Path jar;

  @BeforeEach
  void makeJar() throws IOException {
    jar = GreetingJar.write(directory.resolve("greeting.jar"));
  }

  @Test
  void aCacheFitsUntilItIsDamaged() throws Exception {
    Path cache = directory.resolve("cache");
    assertThat(training(CachedSettings.JAVA).fits(KIND, cache)).isFalse();
    assertThat(greet(KIND.making(cache.toString()))).startsWith("Hello.");
    assertThat(training(CachedSettings.JAVA).fits(KIND, cache)).isTrue();

    byte[] whole = Files.readAllBytes(cache);
    Files.delete(cache);
    byte[] changed = whole.clone();
    Arrays.fill(changed, whole.length / 2, whole.length / 2 + 1000, (byte) 42);
    for (byte[] damaged : List.of(changed, Arrays.copyOf(whole, whole.length / 2))) {
      Files.write(cache, damaged);
      assertThat(training(CachedSettings.JAVA).fits(KIND, cache)).isFalse();
    }
    assertThat(Path.of("").toAbsolutePath().toFile().list())
        .noneMatch(name -> name.startsWith("hs_err"));
  }

  @Test
  void aFileThatIsNoCacheIsIgnoredInSilence() throws Exception {
    Path cache = directory.resolve("cache");
    String[] using = KIND.using(cache.toString()).toArray(String[]::new);
    assertThat(greet(using)).isEqualTo("Hello.\n");
    for (byte[] content : List.of(new byte[0], new byte[4096])) {
      Files.write(cache, content);
      assertThat(training(CachedSettings.JAVA).fits(KIND, cache)).isFalse();
      assertThat(greet(using)).isEqualTo("Hello.\n");
    }
  }

  @Test
  void onlyRank0Records() throws Exception {
    Path java = directory.resolve("java");
    Files.writeString(java, "#!/bin/sh\nprintf '%s\\n' \"$@\"\n");
    assertThat(java.toFile().setExecutable(true)).isTrue();
    List<String> command =
        training(java.toString()).command("-XX:made", RankStarter.CAMPAIGN, directory.resolve("w"));
    for (String rank : List.of("OMPI_COMM_WORLD_RANK", "PMI_RANK", "SLURM_PROCID")) {
      assertThat(lines(command, rank + "=0")).startsWith("-XX:made", "-cp", jar.toString());
      assertThat(lines(command, rank + "=1")).startsWith("-cp", jar.toString());
    }
    assertThat(lines(command, "UNRELATED=1"))
        .startsWith("-XX:made")
        .contains(
            "org.tutti.rank.entry.RankMain",
            "--task=TRAINING",
            "--launch=1",
            "--setting=repetitions=100",
            "--benchmark=a.B.bcast")
        .doesNotContain("--setting=repetitions=1000000");
    assertThat(
            training(java.toString()).command("-XX:made", RankStarter.HAND, directory.resolve("w")))
        .contains("--task=TRAINING_BY_HAND")
        .as("as by hand, with neither number nor classes")
        .noneMatch(word -> word.startsWith("--launch=") || word.startsWith("--class="));
  }

  private JvmCacheTraining training(String java) {
    LaunchSettings settings = CachedSettings.of(jar).with(SettingKey.JAVA, java);
    return new JvmCacheTraining(
        Treatment.ONLY, settings, new SelfLauncher(ProviderKind.IN_PROCESS), () -> false);
  }

  /** Starts the program of the jar as a rank is started, and returns what it prints. */
  private String greet(String... options) throws Exception {
    JavaProgram program =
        JavaProgram.of(
            CachedSettings.of(jar).command(), GreetingJar.Greeting.class.getName(), List.of());
    return output(new ProcessBuilder(program.withOptionsBefore(List.of(options)).command()));
  }

  private static List<String> lines(List<String> command, String variable) throws Exception {
    List<String> words = new ArrayList<>(List.of("env", "-i", variable));
    words.addAll(command);
    return output(new ProcessBuilder(words)).lines().toList();
  }

  private static String output(ProcessBuilder builder) throws Exception {
    builder.redirectErrorStream(true);
    builder.environment().remove("JAVA_TOOL_OPTIONS");
    Process process = builder.start();
    try (InputStream input = process.getInputStream()) {
      String text = new String(input.readAllBytes(), StandardCharsets.UTF_8);
      assertThat(process.waitFor()).as(text).isZero();
      return text;
    }
  }
}
