package org.tutti.examples.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * What is measured by default. A search path without launchers simulates a machine without a native
 * MPI, and an MPJ_HOME that does not exist one without MPJ Express, since Tutti searches nowhere
 * else if it is set.
 */
class DefaultProviderIT {
  @TempDir Path directory;

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void withoutANativeMpiItIsMpjExpress(boolean campaign) throws Exception {
    Tutti.Ended ended = withoutNativeMpi().run(arguments(campaign));

    assertThat(ended.status()).as(ended.said()).isZero();
    assertThat(ended.error())
        .contains("Measuring MPJ Express 0.44")
        .contains("because no native MPI was found");
    assertThat(ended.output()).contains("MPJ Express 0.44 multicore");
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void withoutEitherItIsInProcess(boolean campaign) throws Exception {
    String nowhere = directory.resolve("nowhere").toString();
    Tutti.Ended ended = withoutNativeMpi().with("MPJ_HOME", nowhere).run(arguments(campaign));

    assertThat(ended.status()).as(ended.said()).isZero();
    assertThat(ended.error())
        .contains("Measuring Tutti's in-process provider")
        .contains("because neither a native MPI")
        .contains("nor MPJ Express was found")
        .contains("MPJ_HOME is '" + nowhere + "'");
    assertThat(ended.output()).contains("in-process");
  }

  @Test
  void aCampaignPrefersANativeMpi() throws Exception {
    Tutti.Ended ended = Tutti.alone(directory).run(arguments(true));

    assertThat(ended.status()).as(ended.said()).isZero();
    assertThat(ended.error()).contains("Measuring the native MPI library of the launcher");
    assertThat(ended.output()).doesNotContain("MPJ Express").doesNotContain("in-process");
  }

  private Tutti withoutNativeMpi() throws Exception {
    Path empty = Files.createDirectories(directory.resolve("empty"));
    return Tutti.alone(directory).with("PATH", empty.toString());
  }

  private static String[] arguments(boolean campaign) {
    String launch = "--msizes 8 --nrep 20 --results results Example01Allreduce";
    return Tutti.words((campaign ? "run --launches 1 " : "") + launch);
  }
}
