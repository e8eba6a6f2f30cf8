package org.tutti.runtime.campaign;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.tutti.runtime.campaign.Manifest.PlannedTreatment;

/** Manifests for tests. */
public final class Manifests {
  private Manifests() {}

  /** A campaign with one treatment whose launches get these arguments. */
  public static Manifest of(int blocks, String... arguments) {
    LaunchSettings settings =
        new LaunchSettings(
            Optional.of("openmpi"),
            Optional.empty(),
            2,
            Optional.of("none"),
            Optional.empty(),
            Optional.empty(),
            List.of(),
            Map.of("A", "1"),
            "java",
            List.of(),
            "classes",
            "Main",
            List.of(arguments));
    return new Manifest(
        "test",
        Instant.EPOCH,
        settings,
        List.of(new PlannedTreatment(Treatment.ONLY, settings)),
        blocks,
        7,
        Map.of("classes", "00"),
        Map.of("cpu", "one"));
  }
}
