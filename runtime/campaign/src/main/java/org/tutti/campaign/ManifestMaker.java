package org.tutti.campaign;

import java.io.UncheckedIOException;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.tutti.campaign.opening.ProgramIdentity;
import org.tutti.diagnostics.RecordProblem;
import org.tutti.records.campaign.LaunchSettings;
import org.tutti.records.campaign.Manifest;
import org.tutti.records.campaign.Manifest.PlannedTreatment;
import org.tutti.records.campaign.Treatment;
import org.tutti.records.file.TuttiVersion;

/** Makes the manifests of campaigns that are about to begin, here and now. */
final class ManifestMaker {
  private ManifestMaker() {}

  /**
   * A new campaign.
   *
   * @param environment facts about this host, by name
   * @throws org.tutti.diagnostics.TuttiException if a program on a class path cannot be read
   */
  static Manifest first(
      LaunchSettings settings,
      List<PlannedTreatment> treatments,
      Map<String, String> environment,
      int launches,
      long seed) {
    Manifest.Origin origin =
        new Manifest.Origin(TuttiVersion.text(), Instant.now(), program(treatments), environment);
    return new Manifest(origin, settings, treatments, launches, seed);
  }

  /**
   * An earlier campaign once more, over the same time.
   *
   * @param settings those before factors change them
   * @param each what becomes of a treatment
   */
  static Manifest again(
      Manifest plan,
      LaunchSettings settings,
      Function<PlannedTreatment, Stream<PlannedTreatment>> each,
      Map<String, String> environment,
      int launches,
      long seed) {
    List<PlannedTreatment> treatments = plan.treatments().stream().flatMap(each).toList();
    Manifest again = first(settings, treatments, environment, launches, seed);
    return plan.spread().map(again::spreadOver).orElse(again);
  }

  /**
   * A treatment with other settings; where there is the class path of a baseline, once with that,
   * as {@link Remeasurement#BASELINE}, and once without, as {@link Remeasurement#HEAD}.
   */
  static Stream<PlannedTreatment> sides(
      Treatment treatment, LaunchSettings head, Optional<String> baseline) {
    return baseline
        .map(
            classPath ->
                Stream.of(
                    side(treatment, Remeasurement.BASELINE, head.withClassPath(classPath)),
                    side(treatment, Remeasurement.HEAD, head)))
        .orElseGet(() -> Stream.of(new PlannedTreatment(treatment, head)));
  }

  private static PlannedTreatment side(Treatment treatment, String level, LaunchSettings settings) {
    Map<String, String> levels = new LinkedHashMap<>(treatment.levels());
    levels.put(Remeasurement.FACTOR, level);
    return new PlannedTreatment(new Treatment(levels), settings);
  }

  private static Map<String, String> program(List<PlannedTreatment> treatments) {
    try {
      return ProgramIdentity.of(treatments);
    } catch (UncheckedIOException e) {
      throw RecordProblem.PROGRAM_NOT_READABLE.error(
          "Part of the launches' class path cannot be read: "
              + e.getMessage()
              + ": "
              + e.getCause().getMessage()
              + ".",
          "Name jars or directories of classes that you may read.",
          e);
    }
  }
}
