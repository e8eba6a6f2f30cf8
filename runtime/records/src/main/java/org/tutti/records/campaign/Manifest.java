package org.tutti.records.campaign;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.tutti.records.file.DrawnNumber;
import org.tutti.records.settings.SettingValue;
import org.tutti.records.settings.WantedStates;

/**
 * What was decided before the first launch of a campaign.
 *
 * @param origin what the campaign was planned with
 * @param settings how launches are started, before factors change it
 * @param treatments the combinations of factor levels, with what each changes
 * @param blocks how often each treatment is launched
 * @param seed determines all orders
 * @param adaptive how message sizes grow from stage to stage; empty if all launches have the same
 * @param spread time over which the blocks are spread; empty to make them one after the other
 * @param states in which states of the machine it is to have launches; empty to take them as they
 *     come
 */
public record Manifest(
    Origin origin,
    LaunchSettings settings,
    List<PlannedTreatment> treatments,
    int blocks,
    long seed,
    Optional<AdaptiveSizes> adaptive,
    Optional<Duration> spread,
    Optional<WantedStates> states) {

  /** Version of the format that this Tutti writes and reads. */
  public static final int FORMAT_VERSION = 4;

  public Manifest {
    treatments = List.copyOf(treatments);
  }

  /** A campaign all of whose launches have the same message sizes. */
  public Manifest(
      Origin origin,
      LaunchSettings settings,
      List<PlannedTreatment> treatments,
      int blocks,
      long seed) {
    this(
        origin,
        settings,
        treatments,
        blocks,
        seed,
        Optional.empty(),
        Optional.empty(),
        Optional.empty());
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
    return DrawnNumber.next() >>> 1;
  }

  /**
   * Identifies the campaign: a digest of all that was decided before its first launch. It does not
   * change when the campaign grows by further blocks or sizes.
   */
  public String identifier() {
    return ManifestFile.identifier(this);
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

  /** How a launch is started: as its treatment says, with the message sizes of its block. */
  public LaunchSettings settings(PlannedLaunch launch) {
    LaunchSettings first = settings(launch.treatment());
    return adaptive.map(sizes -> first.withSizes(sizes.sizes(launch.block()))).orElse(first);
  }

  /** The same campaign with more or fewer blocks, the further ones with the sizes of the last. */
  public Manifest withBlocks(int number) {
    return new Manifest(origin, settings, treatments, number, seed, adaptive, spread, states);
  }

  /** The same campaign in other orders. */
  public Manifest withSeed(long other) {
    return new Manifest(origin, settings, treatments, blocks, other, adaptive, spread, states);
  }

  /** The same campaign with message sizes that grow from stage to stage. */
  public Manifest with(AdaptiveSizes sizes) {
    return new Manifest(
        origin, settings, treatments, blocks, seed, Optional.of(sizes), spread, states);
  }

  /** The same campaign with its blocks spread over a time. */
  public Manifest spreadOver(Duration time) {
    return new Manifest(
        origin, settings, treatments, blocks, seed, adaptive, Optional.of(time), states);
  }

  /** The same campaign with launches in states of the machine. */
  public Manifest awaiting(WantedStates wanted) {
    return new Manifest(
        origin, settings, treatments, blocks, seed, adaptive, spread, Optional.of(wanted));
  }

  /** The same campaign, whose launches are made when those of another plan are. */
  public Manifest timedAs(Manifest plan) {
    return new Manifest(
        origin, settings, treatments, blocks, seed, adaptive, plan.spread, plan.states);
  }

  /** A copy with one setting in every launch, instead of its value there, if it has any. */
  public Manifest with(SettingValue<?> setting) {
    return new Manifest(
        origin,
        settings.with(setting),
        treatments.stream()
            .map(
                planned ->
                    new PlannedTreatment(planned.treatment(), planned.settings().with(setting)))
            .toList(),
        blocks,
        seed,
        adaptive,
        spread,
        states);
  }

  /**
   * The differences between another plan and this one, as text; empty if launches of both can be
   * combined. The number of blocks, the time over which they are spread, the states that are
   * awaited, the seed, and the state of the host do not matter.
   */
  public List<String> differences(Manifest other) {
    List<String> differences = new ArrayList<>();
    if (!origin.tutti().equals(other.origin.tutti())) {
      differences.add("Tutti " + origin.tutti() + " against " + other.origin.tutti());
    }
    settings.difference(other.settings).ifPresent(differences::add);
    differences.addAll(differencesOfTreatments(other));
    if (!adaptive.map(AdaptiveSizes::rule).equals(other.adaptive.map(AdaptiveSizes::rule))) {
      differences.add("the rule of adaptive sizes");
    }
    if (!origin.program().equals(other.origin.program())) {
      differences.add("the benchmarks on the class path have changed");
    }
    return differences.stream().distinct().toList();
  }

  /** Treatments that both have usually differ in what the settings above differ in. */
  private List<String> differencesOfTreatments(Manifest other) {
    List<String> differences = new ArrayList<>();
    WordDifference.of(namesOfTreatments(), other.namesOfTreatments()).ifPresent(differences::add);
    if (differences.isEmpty() && !namesOfTreatments().equals(other.namesOfTreatments())) {
      differences.add("the order of the levels");
    }
    for (PlannedTreatment planned : treatments) {
      other.treatments.stream()
          .filter(one -> one.treatment().equals(planned.treatment()))
          .flatMap(one -> planned.settings().difference(one.settings()).stream())
          .forEach(differences::add);
    }
    return differences;
  }

  private List<String> namesOfTreatments() {
    return treatments.stream().map(planned -> planned.treatment().toString()).toList();
  }
}
