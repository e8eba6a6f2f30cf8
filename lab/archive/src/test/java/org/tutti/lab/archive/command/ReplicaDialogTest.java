package org.tutti.lab.archive.command;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.BufferedReader;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.tutti.campaign.RerunChanges;
import org.tutti.mpi.ProviderKind;
import org.tutti.mpi.names.MpiSelection;
import org.tutti.records.campaign.LaunchSettings;
import org.tutti.records.campaign.Manifest;
import org.tutti.records.campaign.Manifest.PlannedTreatment;
import org.tutti.records.campaign.Manifests;
import org.tutti.records.campaign.Treatment;
import org.tutti.records.settings.HostList;
import org.tutti.records.settings.SettingKey;

/** What a plan leaves open is asked for, or is an error where nobody can be asked. */
class ReplicaDialogTest {
  private static final RerunChanges SIMULATED =
      RerunChanges.NONE.with(MpiSelection.OPEN.withProvider(ProviderKind.IN_PROCESS));

  private final StringWriter asked = new StringWriter();

  @Test
  void answersAreTakenUntilOneIsPossible() {
    RerunChanges settled = settled(onHosts(), "no host!\nlocalhost:2\n");

    assertThat(settled.hosts().text()).isEqualTo("localhost:2");
    assertThat(asked.toString()).contains("far:2", "--hosts: ", "[TUTTI-");
  }

  @Test
  void anEmptyAnswerIsTheFirstChoice() {
    RerunChanges settled = settled(ofRanks(), "\n");

    assertThat(settled.processes()).hasValue(Runtime.getRuntime().availableProcessors());
    assertThat(asked.toString()).contains("-np (");
  }

  @Test
  void theEndOfTheInputIsNoAnswer() {
    assertThatThrownBy(() -> settled(ofRanks(), "many\n")).hasMessageStartingWith("[TUTTI-376]");
    assertThat(asked.toString()).contains("'many' is not a whole number");
  }

  @Test
  void whereNobodyCanBeAskedItIsAnError() {
    assertThatThrownBy(() -> settled(onHosts(), null))
        .hasMessageStartingWith("[TUTTI-376]")
        .hasMessageContaining("hosts of this machine");
  }

  private RerunChanges settled(LaunchSettings settings, String answers) {
    Manifest one = Manifests.of(1);
    Manifest plan =
        new Manifest(
            one.origin(), settings, List.of(new PlannedTreatment(Treatment.ONLY, settings)), 1, 7);
    Optional<BufferedReader> input =
        Optional.ofNullable(answers).map(text -> new BufferedReader(new StringReader(text)));
    return new ReplicaDialog(input, new PrintWriter(asked, true))
        .settled(plan, List.of(), SIMULATED, Map.of());
  }

  private static LaunchSettings onHosts() {
    return Manifests.of(1).settings().withHosts(HostList.parse("far:2"));
  }

  private static LaunchSettings ofRanks() {
    return Manifests.of(1).settings().with(SettingKey.PROCESSES, 1 << 16);
  }
}
