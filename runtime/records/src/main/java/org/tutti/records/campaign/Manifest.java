package org.tutti.records.campaign;

import java.security.SecureRandom;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * What was decided before the first launch of a campaign.
 *
 * @param origin what the campaign was planned with
 * @param settings how launches are started, before factors change it
 * @param treatments the combinations of factor levels, with what each changes
 * @param blocks how often each treatment is launched
 * @param seed determines all orders
 */
public record Manifest(
    Origin origin,
    LaunchSettings settings,
    List<PlannedTreatment> treatments,
    int blocks,
    long seed) {

  /** Version of the format that this Tutti writes, and the newest that it reads. */
  public static final int FORMAT_VERSION = 1;

  public Manifest {
    treatments = List.copyOf(treatments);
  }

  /**
   * The environment in which a campaign was planned.
   *
   * @param tutti version of Tutti
   * @param created when
   * @param program SHA-256 of each file or directory on the class path, by path
   * @param environment facts about the host of the driver, by name
   */
  public record Origin(
      String tutti, Instant created, Map<String, String> program, Map<String, String> environment) {
    public Origin {
      program = Map.copyOf(program);
      environment = Map.copyOf(environment);
    }
  }

  /**
   * A treatment and how its launches are started.
   *
   * @param treatment names of the levels
   * @param settings settings of the campaign, changed by these levels
   */
  public record PlannedTreatment(Treatment treatment, LaunchSettings settings) {}

  /** A new seed for a campaign that does not ask for a certain one; never negative. */
  public static long drawnSeed() {
    return new SecureRandom().nextLong() >>> 1;
  }

  /** The launches in their order. */
  public Design design() {
    return Design.counterbalanced(
        seed, blocks, treatments.stream().map(PlannedTreatment::treatment).toList());
  }

  /** How launches of a treatment are started. */
  public LaunchSettings settings(Treatment treatment) {
    return treatments.stream()
        .filter(planned -> planned.treatment().equals(treatment))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("no treatment " + treatment))
        .settings();
  }

  /** The same campaign with more or fewer blocks. */
  public Manifest withBlocks(int number) {
    return new Manifest(origin, settings, treatments, number, seed);
  }

  /** With one more argument for the measuring command of every launch. */
  public Manifest withArgument(String argument) {
    return new Manifest(
        origin,
        settings.plusArgument(argument),
        treatments.stream()
            .map(
                planned ->
                    new PlannedTreatment(
                        planned.treatment(), planned.settings().plusArgument(argument)))
            .toList(),
        blocks,
        seed);
  }

  /** The same campaign in another order. */
  public Manifest withSeed(long number) {
    return new Manifest(origin, settings, treatments, blocks, number);
  }

  /**
   * The differences between another plan and this one, as text; empty if launches of both can be
   * combined. The number of blocks, the seed, and the state of the host do not matter.
   */
  public List<String> differences(Manifest other) {
    List<String> differences = new ArrayList<>();
    if (!origin.tutti().equals(other.origin.tutti())) {
      differences.add("Tutti " + origin.tutti() + " against " + other.origin.tutti());
    }
    if (!treatments.equals(other.treatments)) {
      differences.add(
          "the settings: " + settings.summary() + " against " + other.settings.summary());
    }
    if (!origin.program().equals(other.origin.program())) {
      differences.add("the benchmarks on the class path have changed");
    }
    return differences;
  }
}
