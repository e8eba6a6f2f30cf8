package org.tutti.lab.mpj;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.jar.JarOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tutti.mpi.started.BindingPolicy;

class MpjInstallationTest {
  private static final Path INSTALLED = Path.of("/usr/share/mpj");

  @TempDir Path directory;

  @Test
  void debiansPackageIsFoundWithoutAVariable() {
    MpjInstallation found = MpjInstallation.require(Map.of());
    assertThat(found.home()).isEqualTo(INSTALLED);
    assertThat(found.version()).isEqualTo("0.44");
    assertThat(found.jars()).allSatisfy(jar -> assertThat(jar).isReadable());
  }

  @Test
  void aHomeWithoutLibraryIsReported() {
    assertRefused("[TUTTI-032]", "does not contain a directory lib");
  }

  @Test
  void missingJarsAreNamed() throws IOException {
    Files.createDirectories(directory.resolve("lib"));
    assertRefused("[TUTTI-032]", "smpdev.jar");
  }

  @Test
  void anotherVersionIsRefused() throws IOException {
    Path lib = Files.createDirectories(directory.resolve("lib"));
    for (Path jar : MpjInstallation.require(Map.of()).jars()) {
      Files.createSymbolicLink(lib.resolve(jar.getFileName()), jar);
    }
    Path conf = Files.createDirectories(directory.resolve("conf"));
    Files.writeString(conf.resolve("mpjexpress.conf"), "mpjexpress.version=0.43\n");
    assertRefused("[TUTTI-032]", "0.43");
  }

  @Test
  void moreRanksThanMemoryAreRefusedBeforeAnyIsStarted() {
    assertThatThrownBy(
            () ->
                Cluster.run(
                    1_000_000,
                    BindingPolicy.NONE,
                    rank -> new ProcessBuilder("sleep", "60"),
                    Duration.ofSeconds(1)))
        .hasMessageContaining("[TUTTI-037]")
        .hasMessageContaining("1000000 ranks")
        .hasMessageContaining("MiB available");
    assertThatThrownBy(
            () ->
                Multicore.run(
                    1_000_000, BindingPolicy.NONE, MulticoreJob.loaders(), (rank, loader) -> 0))
        .hasMessageContaining("[TUTTI-037]");
  }

  @Test
  void jarsOfAnotherVersionAreReported() throws IOException {
    Path lib = Files.createDirectories(directory.resolve("lib"));
    for (Path jar : MpjInstallation.require(Map.of()).jars()) {
      new JarOutputStream(Files.newOutputStream(lib.resolve(jar.getFileName()))).close();
    }
    Path conf = Files.createDirectories(directory.resolve("conf"));
    Files.writeString(conf.resolve("mpjexpress.conf"), "mpjexpress.version=0.44\n");
    MpjInstallation installation =
        MpjInstallation.require(Map.of("MPJ_HOME", directory.toString()));
    RankLoaders loaders =
        RankLoaders.of(installation, ClassLoader.getPlatformClassLoader(), List.of());
    assertThatThrownBy(() -> Multicore.run(2, BindingPolicy.NONE, loaders, (rank, loader) -> 0))
        .hasMessageContaining("[TUTTI-032]")
        .hasMessageContaining("xdev.smpdev.SMPDevProcess");
  }

  private void assertRefused(String identifier, String text) {
    Map<String, String> environment = Map.of("MPJ_HOME", directory.toString());
    assertThatThrownBy(() -> MpjInstallation.find(environment))
        .hasMessageContaining(identifier)
        .hasMessageContaining(text);
  }
}
