package org.tutti.campaign;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import org.tutti.campaign.batch.SlurmJob;
import org.tutti.campaign.driver.AllocationRule;
import org.tutti.campaign.driver.CampaignChanges;
import org.tutti.campaign.driver.CampaignRunner;
import org.tutti.campaign.driver.Cancellation;
import org.tutti.campaign.driver.DriverSettings;
import org.tutti.campaign.driver.InterruptHandler;
import org.tutti.campaign.driver.KeptPrograms;
import org.tutti.campaign.driver.ResolvedLaunchers;
import org.tutti.campaign.driver.ResultSpace;
import org.tutti.campaign.driver.TimeEstimate;
import org.tutti.campaign.jvmcache.JvmCachePreparation;
import org.tutti.campaign.jvmcache.JvmCaches;
import org.tutti.campaign.opening.BrokenResults;
import org.tutti.campaign.opening.CampaignLock;
import org.tutti.campaign.opening.CampaignOpening;
import org.tutti.campaign.opening.ProgramIdentity;
import org.tutti.campaign.trust.KnownPrograms;
import org.tutti.diagnostics.CampaignProblem;
import org.tutti.diagnostics.TuttiException;
import org.tutti.diagnostics.UserText;
import org.tutti.records.campaign.CampaignDirectory;
import org.tutti.records.campaign.Manifest;
import org.tutti.records.file.TuttiVersion;

/** Runs a campaign in its directory, which it locks against other drivers. */
record CampaignExecution(
    CampaignDirectory directory,
    DriverSettings settings,
    CampaignListener listener,
    Cancellation cancellation) {
  /**
   * Runs the missing launches.
   *
   * @param source the results directory that the design is from, if any
   * @param setAside whether results of another plan may be moved aside
   */
  CampaignResult run(CampaignDesign design, Optional<CampaignDirectory> source, boolean setAside) {
    AwaitedStatesCheck.check(settings.states(), design.manifest());
    CampaignLock.refuseHeld(directory);
    ResolvedLaunchers launchers = ResolvedLaunchers.of(design.manifest());
    directory.prepare();
    KnownPrograms.ofUser()
        .remember(design.manifest(), source)
        .map(UserText::new)
        .ifPresent(listener::notice);
    CampaignResult result =
        execute(
            launchers,
            () -> CampaignOpening.open(directory, design.manifest(), setAside),
            design.manifest().blocks(),
            opened -> notes(CampaignChanges.of(directory, opened, launchers), false),
            design.estimate());
    design.keepTimes(directory, result.analysis());
    return result;
  }

  /**
   * Runs what is missing of an existing campaign.
   *
   * @param manifest the directory's manifest, possibly with more blocks
   * @param allowChanged whether to continue after a change
   */
  CampaignResult resume(Manifest manifest, boolean allowChanged) {
    AwaitedStatesCheck.check(settings.states(), manifest);
    CampaignLock.refuseHeld(directory);
    ResolvedLaunchers launchers = ResolvedLaunchers.of(manifest);
    List<String> changes = programChanges(manifest);
    return execute(
        launchers,
        () -> CampaignOpening.reopen(directory, manifest),
        manifest.blocks(),
        opened -> {
          changes.addAll(CampaignChanges.of(directory, opened, launchers));
          return notes(changes, allowChanged);
        },
        Optional.empty());
  }

  /**
   * The listener receives the result before Ctrl-C can end the JVM, so that it can still be
   * printed.
   *
   * @param planned how many launches in a state are made if that was not said
   */
  private CampaignResult execute(
      ResolvedLaunchers launchers,
      Supplier<Manifest> opening,
      int planned,
      Function<Manifest, Map<String, String>> check,
      Optional<TimeEstimate> estimate) {
    try (CampaignLock lock = CampaignLock.take(directory);
        InterruptHandler interruption = InterruptHandler.watch(cancellation)) {
      Manifest opened = opening.get();
      Manifest spread = settings.spread().map(opened::spreadOver).orElse(opened);
      Manifest manifest =
          settings
              .states()
              .map(wanted -> spread.awaiting(wanted.orPlanned(planned)))
              .orElse(spread);
      if (!directory.missing(manifest).isEmpty()) {
        ResultSpace.check(directory);
      }
      BrokenResults broken = BrokenResults.find(directory, manifest);
      CampaignOpening.write(directory, manifest);
      broken.setAside().stream().map(UserText::new).forEach(listener::notice);
      Map<String, String> notes = check.apply(manifest);
      Optional<TimeEstimate> best = TimeEstimate.of(directory).or(() -> estimate);
      listener.planned(manifest, directory.missing(manifest), best);
      long began = System.nanoTime();
      KeptPrograms.ofUser().keep(manifest.origin().program());
      ResolvedLaunchers prepared = launchers.with(caches(manifest, launchers, interruption));
      Duration preparation = Duration.ofNanos(System.nanoTime() - began);
      DriverSettings limited =
          SlurmJob.end(System.getenv())
              .map(AllocationRule::new)
              .map(settings::plus)
              .orElse(settings);
      new CampaignRunner(directory, manifest, prepared, listener, interruption, limited, best)
          .run(notes, preparation);
      CampaignResult result = CampaignResult.open(directory.path());
      listener.finished(result);
      return result;
    }
  }

  private JvmCaches caches(
      Manifest manifest, ResolvedLaunchers launchers, InterruptHandler interruption) {
    return settings.jvmCache()
        ? JvmCachePreparation.forUser(
                text -> listener.preparing(new UserText(text)), interruption::isRequested)
            .prepare(manifest, launchers.launchers(), directory.missing(manifest))
        : JvmCaches.NONE;
  }

  /**
   * Notes for the journal and for the data of further launches.
   *
   * @throws TuttiException if something has changed and changes are not allowed
   */
  private Map<String, String> notes(List<String> changes, boolean allowChanged) {
    if (changes.isEmpty()) {
      return Map.of();
    }
    if (!allowChanged) {
      throw CampaignProblem.CAMPAIGN_CHANGED.error(
          "The campaign in '"
              + directory.path()
              + "' has changed since it began: "
              + String.join("; ", changes)
              + ".",
          "Restore it, start a new campaign, or continue with 'run --results "
              + directory.path()
              + " --allow-changed'; the change is recorded.");
    }
    return Map.of(CampaignRunner.CHANGED, String.join("; ", changes));
  }

  private static List<String> programChanges(Manifest manifest) {
    List<String> changes = new ArrayList<>();
    if (!manifest.origin().tutti().equals(TuttiVersion.text())) {
      changes.add("Tutti was " + manifest.origin().tutti() + " and is now " + TuttiVersion.text());
    }
    changes.addAll(
        ProgramIdentity.changes(
            manifest.origin().program(), ProgramIdentity.of(manifest.treatments())));
    return changes;
  }
}
