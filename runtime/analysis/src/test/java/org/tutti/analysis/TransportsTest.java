package org.tutti.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.tutti.diagnostics.FindingProblem;
import org.tutti.mpi.CallCost;
import org.tutti.mpi.LibraryInfo;
import org.tutti.mpi.ProviderKind;
import org.tutti.mpi.ThreadLevels;
import org.tutti.records.campaign.LaunchFile;
import org.tutti.records.campaign.PlannedLaunch;
import org.tutti.records.campaign.Treatment;
import org.tutti.records.launch.LaunchEnvironment;
import org.tutti.records.launch.LaunchHeader;
import org.tutti.records.launch.LaunchIdentity;
import org.tutti.records.launch.LaunchInvariants;
import org.tutti.records.launch.LaunchOrigin;

class TransportsTest {
  private static final LaunchHeader MEMORY = launch("ob1, vader", Map.of(), Map.of());
  private static final LaunchHeader TCP = launch("ob1, tcp", Map.of(), Map.of());

  @Test
  void aLaunchWithAnotherTransportEndsTheCampaignAndIsAChangeInTheReport() {
    String change = "transport.sameHost was ob1, vader and is now ob1, tcp";
    assertThat(LaunchInvariants.differences(MEMORY, TCP)).containsExactly(change);
    assertThat(EnvironmentFacts.changes(List.of(analysis(MEMORY), analysis(TCP))))
        .extracting(MergedWarning::text)
        .containsExactly("the environment changed before launch 1: " + change);
  }

  @Test
  void onlyAFallBackIsAReasonForDoubt() {
    assertThat(warnings(MEMORY)).isEmpty();
    assertThat(warnings(launch("cm, psm2", Map.of(), Map.of()))).isEmpty();
    assertThat(warnings(launch("ob1, tcp", Map.of("mca:btl", "tcp,self"), Map.of()))).isEmpty();
    assertThat(warnings(launch("ucx, tcp", Map.of(), Map.of("UCX_TLS", "tcp,self")))).isEmpty();
    Map<String, String> launcher = Map.of("OMPI_MCA_orte_hnp_uri", "7.0;tcp://10.0.0.1:4");
    assertThat(warnings(launch("ob1, tcp", Map.of(), launcher))).hasSize(1);
    assertThat(warnings(TCP))
        .containsExactly(
            new MergedWarning(
                FindingProblem.NO_SHARED_MEMORY,
                "ranks of one host exchange messages through TCP (ob1, tcp)",
                List.of(),
                1));
  }

  /** Such as by {@code mpirun --am FILE}; a variable that sets one is told by its own name. */
  @Test
  void aControlVariableThatDiffersIsAChangeUnlessAVariableSaysIt() {
    Map<String, String> set = Map.of("OMPI_MCA_btl_tcp_links", "2");
    LaunchAnalysis before = analysis(with(Map.of(), "tuned", "30", "btl_tcp_links", "1"));
    LaunchAnalysis unread = analysis(with(Map.of()));
    LaunchAnalysis now = analysis(with(set, "tuned", "77", "btl_tcp_links", "2", "new", "1"));

    assertThat(EnvironmentFacts.changes(List.of(before, unread, before))).isEmpty();
    assertThat(EnvironmentFacts.changes(List.of(before, unread, now)))
        .extracting(MergedWarning::text)
        .containsExactly(
            "the environment changed before launch 1: control variable tuned was 30 and is now 77",
            "the environment changed before launch 1: variable OMPI_MCA_btl_tcp_links was absent"
                + " and is now 2");
  }

  private static LaunchHeader with(Map<String, String> variables, String... controls) {
    LaunchHeader header = launch("ob1, vader", Map.of(), variables);
    TreeMap<String, String> values = new TreeMap<>();
    for (int index = 0; index < controls.length; index += 2) {
      values.put(controls[index], controls[index + 1]);
    }
    return new LaunchHeader(
        header.identity(),
        header.processes(),
        header.ranks(),
        header.library(),
        header.clocks(),
        new LaunchEnvironment("test", header.environment().facts(), variables, List.of(), values),
        header.plan());
  }

  private static List<MergedWarning> warnings(LaunchHeader header) {
    return FactWarnings.slowTransports(List.of(analysis(header)));
  }

  private static LaunchAnalysis analysis(LaunchHeader header) {
    PlannedLaunch launch = new PlannedLaunch(1, 1, Treatment.ONLY);
    return new LaunchAnalysis(
        new LaunchFile(launch, Path.of(""), true), header, List.of(), Optional.empty(), List.of());
  }

  private static LaunchHeader launch(
      String transport, Map<String, String> levels, Map<String, String> variables) {
    return new LaunchHeader(
        new LaunchIdentity(LaunchOrigin.byHand("sample"), 1, 1, Instant.EPOCH, levels),
        2,
        List.of(),
        new LibraryInfo(
            ProviderKind.NATIVE, "Sample", "1", "", "none", CallCost.NONE, ThreadLevels.SINGLE),
        List.of(),
        new LaunchEnvironment("test", Map.of(LaunchEnvironment.SAME_HOST, transport), variables),
        List.of());
  }
}
