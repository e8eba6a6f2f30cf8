package org.tutti.report.launch;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tutti.mpi.CallCost;
import org.tutti.mpi.LibraryInfo;
import org.tutti.mpi.ProviderKind;
import org.tutti.mpi.ThreadLevels;
import org.tutti.records.launch.LaunchEnvironment;
import org.tutti.records.launch.LaunchHeader;
import org.tutti.records.launch.LaunchIdentity;
import org.tutti.records.launch.LaunchOrigin;
import org.tutti.records.launch.RankPlacement;

class CampaignSetupTest {
  private static final String OF_TUTTI =
      "-Xss512k -XX:CompileCommand=CompileThresholdScaling,*Harness*::measure,0.3";

  @ParameterizedTest
  @CsvSource({
    "AOT cache, true, 'AOT cache'",
    "dynamic archive, true, 'CDS archive'",
    "none, true, 'no cache'",
    "none, false, 'no cache, not Tutti''s options'",
    "AOT cache, false, 'AOT cache, not Tutti''s options'"
  })
  void howTheJvmsWereStartedIsTold(String cache, boolean ofTutti, String told) {
    String arguments = ofTutti ? OF_TUTTI : "-Xmx1g";
    assertThat(CampaignSetup.of(List.of(launch(cache, arguments), launch(cache, arguments))))
        .endsWith(", JDK 25, " + told);
  }

  @Test
  void launchesThatWereStartedInDifferentWaysAreBothTold() {
    List<LaunchHeader> both =
        Stream.of("none", "AOT cache").map(cache -> launch(cache, OF_TUTTI)).toList();
    assertThat(CampaignSetup.of(both)).endsWith(", JDK 25, AOT cache or no cache");
  }

  @Test
  void nothingIsToldThatIsNotRecorded() {
    assertThat(CampaignSetup.of(List.of(launch(Map.of("jvm.version", "25+36")))))
        .endsWith(", JDK 25");
  }

  private static LaunchHeader launch(String cache, String arguments) {
    return launch(
        Map.of("jvm.version", "25+36-LTS", "jvm.cache", cache, "jvm.arguments", arguments));
  }

  private static LaunchHeader launch(Map<String, String> facts) {
    return new LaunchHeader(
        new LaunchIdentity(LaunchOrigin.byHand("sample"), 1, 1, Instant.EPOCH, Map.of()),
        2,
        List.of(new RankPlacement(0, "a", 1, "0"), new RankPlacement(1, "a", 2, "0")),
        new LibraryInfo(
            ProviderKind.NATIVE,
            "Sample MPI",
            "1",
            "libmpi.so",
            "none",
            CallCost.NONE,
            ThreadLevels.SINGLE),
        List.of(),
        new LaunchEnvironment("test", facts, Map.of(), List.of()),
        List.of());
  }
}
