package org.tutti.campaign.trust;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.tutti.campaign.launch.JavaProgram;
import org.tutti.campaign.opening.SameSizeAndTime;
import org.tutti.diagnostics.TuttiException;
import org.tutti.mpi.names.LauncherName;
import org.tutti.mpi.names.LibraryName;
import org.tutti.mpi.names.MpiSelection;
import org.tutti.rank.entry.RankMain;
import org.tutti.records.campaign.CampaignDirectory;
import org.tutti.records.campaign.LaunchSettings;
import org.tutti.records.campaign.Manifest;
import org.tutti.records.campaign.Manifest.PlannedTreatment;
import org.tutti.records.campaign.MeasuringCommand;
import org.tutti.records.campaign.Treatment;
import org.tutti.records.settings.HostList;
import org.tutti.records.settings.SettingKey;
import org.tutti.records.settings.SettingScope;
import org.tutti.records.settings.Settings;

/** What a results directory names is started only if this user has named it, too. */
class KnownProgramsTest {
  @TempDir private Path directory;
  private KnownPrograms known;
  private Path file;
  private Path jar;

  @BeforeEach
  void setUp() throws IOException {
    known = known(directory.resolve("state").toString());
    file = directory.resolve("state/tutti/programs");
    jar = Files.writeString(directory.resolve("other.jar"), "bytes");
  }

  private static KnownPrograms known(String state) {
    return KnownPrograms.of(Map.of("XDG_STATE_HOME", state), "/nowhere");
  }

  @Test
  void whatThisProcessWouldStartByItselfNeedsNoTrust() {
    require(manifest(ordinary()));
    require(
        manifest(ordinary().withMpi(MpiSelection.OPEN.withLauncher(new LauncherName("mpich")))));
    require(
        manifest(
            ordinary()
                .with(SettingKey.JAVA, "java")
                .plus(SettingKey.ENVIRONMENT, "OMP_NUM_THREADS=4")));
    require(
        manifest(
            ordinary()
                .plus(SettingKey.JVM_OPTION, "-Xmx1g")
                .plus(SettingKey.JVM_OPTION, "-XX:+UseParallelGC")));
    require(manifest(ordinary().plus(SettingKey.LAUNCHER_OPTION, "--oversubscribe")));
    assertThat(file).doesNotExist();
  }

  @ParameterizedTest
  @EnumSource
  void anythingElseIsShownAndRefusedUntilThisUserNamesIt(ProgramKind kind) {
    Manifest foreign = manifest(foreign(kind));
    List<String> texts = kind.texts(foreign(kind));
    assertThatThrownBy(() -> require(foreign))
        .isInstanceOf(TuttiException.class)
        .hasMessageContaining("[TUTTI-358]")
        .hasMessageContaining("'" + directory + "'")
        .hasMessageContaining(kind.words() + " '" + texts.get(texts.size() - 1) + "'")
        .hasMessageContaining("withTrustPrograms()");
    assertThat(known.remember(foreign, Optional.empty())).isEmpty();
    require(foreign);
  }

  /** Also where only one treatment has it. */
  @Test
  void everyTreatmentIsLookedAt() {
    Manifest one = manifest(ordinary());
    Manifest two =
        new Manifest(
            one.origin(),
            ordinary(),
            List.of(
                new PlannedTreatment(new Treatment(Map.of("java", "a")), ordinary()),
                new PlannedTreatment(
                    new Treatment(Map.of("java", "b")), foreign(ProgramKind.JAVA))),
            1,
            1);
    assertThatThrownBy(() -> require(two)).hasMessageContaining("[TUTTI-358]");
  }

  /** Also what was not there, or has the same size and time. */
  @ParameterizedTest
  @EnumSource(
      mode = EnumSource.Mode.EXCLUDE,
      names = {"MAIN_CLASS", "HOSTS"})
  void eachIsKnownByItsBytes(ProgramKind kind) throws IOException {
    Path program = directory.resolve("programs/program.jar");
    Manifest foreign = manifest(naming(kind, program));
    known.remember(foreign, Optional.empty());
    Files.createDirectories(program.getParent());
    Files.writeString(program, "#!/bin/sh\necho harmless\n");
    assertThat(program.toFile().setExecutable(true)).isTrue();
    assertThatThrownBy(() -> require(foreign)).hasMessageContaining(kind.words() + " '");
    known.remember(foreign, Optional.empty());
    require(foreign);
    SameSizeAndTime.replace(program, true);
    assertThatThrownBy(() -> require(foreign)).hasMessageContaining(kind.words() + " '");
  }

  @Test
  void whatCanBeLoadedFromADirectoryIsKnown() throws IOException {
    Manifest foreign =
        manifest(ordinary().plus(SettingKey.ENVIRONMENT, "LD_LIBRARY_PATH=" + directory));
    known.remember(foreign, Optional.empty());
    Files.writeString(directory.resolve("notes.txt"), "");
    require(foreign);
    Files.writeString(directory.resolve("libmpi.so.12"), "");
    assertThatThrownBy(() -> require(foreign)).hasMessageContaining("LD_LIBRARY_PATH");
  }

  @Test
  void aLogThatGrowsNeedsNoTrust() throws IOException {
    Path log = directory.resolve("gc.log");
    Manifest foreign = manifest(ordinary().plus(SettingKey.JVM_OPTION, "-Xlog:gc:file=" + log));
    known.remember(foreign, Optional.empty());
    Files.writeString(log, "more");
    require(foreign);
  }

  /** Whoever made the directory made what is there, and can put anything else there. */
  @ParameterizedTest
  @ValueSource(
      strings = {"theirs/results/java", "theirs/java", "theirs/bin/java", "elsewhere/java"})
  void whatLiesInOrBesideAResultsDirectoryIsNotRemembered(String place) throws IOException {
    Path results = Files.createDirectories(directory.resolve("theirs/results"));
    Path java = directory.resolve(place);
    Files.createDirectories(java.getParent());
    Files.writeString(java, "#!/bin/sh\n");
    assertThat(java.toFile().setExecutable(true)).isTrue();
    Manifest foreign = manifest(ordinary().with(SettingKey.JAVA, java.toString()));
    known.remember(foreign, Optional.of(new CampaignDirectory(results)));
    if (place.startsWith("theirs")) {
      assertThatThrownBy(() -> require(foreign)).hasMessageContaining("[TUTTI-358]");
    } else {
      require(foreign);
    }
    known.remember(foreign, Optional.empty());
    require(foreign);
  }

  private static LaunchSettings naming(ProgramKind kind, Path program) {
    LaunchSettings own = ordinary();
    return switch (kind) {
      case JAVA -> own.with(SettingKey.JAVA, program.toString());
      case JVM_OPTION -> own.plus(SettingKey.JVM_OPTION, "-javaagent:" + program + "=option");
      case BENCHMARKS -> own.withClassPath(program.toString());
      case LAUNCHER ->
          own.withMpi(MpiSelection.OPEN.withLauncher(new LauncherName(program.toString())));
      case LAUNCHER_OPTIONS ->
          own.plus(SettingKey.LAUNCHER_OPTION, "--mca")
              .plus(SettingKey.LAUNCHER_OPTION, "a," + program);
      case LIBRARY ->
          own.withMpi(MpiSelection.OPEN.withLibrary(new LibraryName(program.toString())));
      case REMOTE_SHELL -> own.withHosts(HostList.OPEN.withRemoteShell(program.toString()));
      case VARIABLE -> own.plus(SettingKey.ENVIRONMENT, "LD_PRELOAD=/no.so " + program);
      default -> throw new IllegalArgumentException(kind + " names no file");
    };
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "-XX:OnOutOfMemoryError=touch",
        "-XX:OnError=1",
        "-javaagent:a.jar",
        "-agentpath:/a.so",
        "-Xbootclasspath/a:a.jar",
        "-XX:Flags=f",
        "@file",
        "-Djava.library.path=/a",
        "-cp",
        "-XX:AOTCache=/a",
        "-XX:SharedArchiveFile=/a",
        "--patch-module=a=b",
        "-XX:VMOptionsFile=v"
      })
  void optionsOfAJvmThatNameFilesOrProgramsAreForeign(String option) {
    assertThatThrownBy(() -> require(manifest(ordinary().plus(SettingKey.JVM_OPTION, option))))
        .hasMessageContaining("JVM option '" + option + "'");
  }

  @Test
  void theFileIsPrivateAndGrowsOnlyByWhatIsNew() throws IOException {
    Manifest foreign = manifest(foreign(ProgramKind.JAVA));
    known.remember(foreign, Optional.empty());
    String once = Files.readString(file);
    known.remember(foreign, Optional.empty());
    assertThat(file).hasContent(once);
    assertThat(once.lines()).allMatch(line -> line.matches("[0-9a-f]{64}"));
    assertThat(once).doesNotContain("java");
    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
        .isEqualTo("rw-------");
    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file.getParent())))
        .isEqualTo("rwx------");
  }

  @Test
  void aFileThatOthersMayWriteSaysNothing() throws IOException {
    Manifest foreign = manifest(foreign(ProgramKind.JAVA));
    known.remember(foreign, Optional.empty());
    for (Path path : List.of(file, file.getParent())) {
      String before = PosixFilePermissions.toString(Files.getPosixFilePermissions(path));
      Files.setPosixFilePermissions(path, PosixFilePermissions.fromString("rwxrwxrwx"));
      assertThatThrownBy(() -> require(foreign))
          .hasMessageContaining(
              "What you named before cannot be read: other users may write to '" + path);
      assertThat(known.remember(foreign, Optional.empty())).hasValueSatisfying(this::isRemark);
      Files.setPosixFilePermissions(path, PosixFilePermissions.fromString(before));
      require(foreign);
    }
  }

  @Test
  void withoutAHomeOnlyWhatIsGivenCounts() throws IOException {
    Path taken = Files.writeString(directory.resolve("taken"), "");
    for (KnownPrograms none : List.of(KnownPrograms.of(Map.of(), "?"), known(taken.toString()))) {
      assertThat(none.remember(manifest(ordinary()), Optional.empty())).isEmpty();
      Optional<String> remark =
          none.remember(manifest(foreign(ProgramKind.JAVA)), Optional.empty());
      assertThat(remark).hasValueSatisfying(this::isRemark);
      none.require(manifest(ordinary()), new CampaignDirectory(directory));
      assertThatThrownBy(
              () ->
                  none.require(
                      manifest(foreign(ProgramKind.JAVA)), new CampaignDirectory(directory)))
          .hasMessageContaining("[TUTTI-358]");
    }
  }

  private void isRemark(String remark) {
    assertThat(remark).startsWith("[TUTTI-359] ").contains("--trust-programs");
  }

  private void require(Manifest manifest) {
    known.require(manifest, new CampaignDirectory(directory));
  }

  private LaunchSettings foreign(ProgramKind kind) {
    LaunchSettings own = ordinary();
    HostList hosts = HostList.parse("far.example:2");
    return switch (kind) {
      case JAVA -> own.with(SettingKey.JAVA, directory.resolve("bin/java").toString());
      case JVM_OPTION -> own.plus(SettingKey.JVM_OPTION, "-javaagent:agent.jar");
      case BENCHMARKS -> own.withClassPath(jar.toString());
      case MAIN_CLASS -> own(own.command(), "org.example.Main");
      case LAUNCHER ->
          own.withMpi(MpiSelection.OPEN.withLauncher(new LauncherName(directory + "/mpirun")));
      case LAUNCHER_OPTIONS ->
          own.plus(SettingKey.LAUNCHER_OPTION, "--mca")
              .plus(SettingKey.LAUNCHER_OPTION, "a")
              .plus(SettingKey.LAUNCHER_OPTION, "b");
      case LIBRARY ->
          own.withMpi(MpiSelection.OPEN.withLibrary(new LibraryName(directory + "/libmpi.so")));
      case REMOTE_SHELL -> own.withHosts(HostList.OPEN.withRemoteShell("./shell"));
      case HOSTS -> own.withHosts(hosts);
      case VARIABLE -> own.plus(SettingKey.ENVIRONMENT, "LD_PRELOAD=/a.so");
    };
  }

  private static LaunchSettings own(MeasuringCommand command, String mainClass) {
    LaunchSettings own = ordinary();
    return new LaunchSettings(
        command.classPath(), mainClass, List.of(), own.settings().of(SettingScope.LAUNCH));
  }

  private static LaunchSettings ordinary() {
    JavaProgram program = JavaProgram.ofThisJvm(RankMain.class.getName(), List.of());
    return new LaunchSettings(program.classPath(), program.mainClass(), List.of(), Settings.NONE)
        .with(SettingKey.JAVA, program.java().toString())
        .with(SettingKey.JVM_OPTION, program.options())
        .with(SettingKey.PROCESSES, 2);
  }

  private static Manifest manifest(LaunchSettings settings) {
    return new Manifest(
        new Manifest.Origin("test", Instant.EPOCH, Map.of(), Map.of()),
        settings,
        List.of(new PlannedTreatment(Treatment.ONLY, settings)),
        1,
        1);
  }
}
