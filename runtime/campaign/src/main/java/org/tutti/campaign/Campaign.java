package org.tutti.campaign;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.CompletableFuture;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Function;
import org.tutti.campaign.driver.BackgroundWork;
import org.tutti.campaign.driver.Cancellation;
import org.tutti.campaign.driver.DriverWarmUp;
import org.tutti.campaign.driver.DryLaunches;
import org.tutti.campaign.driver.InterruptHandler;
import org.tutti.campaign.driver.ResolvedLaunchers;
import org.tutti.campaign.driver.TimeEstimate;
import org.tutti.campaign.jvmcache.JvmCache;
import org.tutti.campaign.jvmcache.JvmCachePreparation;
import org.tutti.campaign.launch.JavaProgram;
import org.tutti.campaign.launch.Launcher;
import org.tutti.campaign.trust.KnownPrograms;
import org.tutti.diagnostics.UserText;
import org.tutti.records.campaign.CampaignDirectory;
import org.tutti.records.campaign.Manifest;
import org.tutti.records.campaign.Manifest.PlannedTreatment;
import org.tutti.records.campaign.ManifestFile;
import org.tutti.records.campaign.Treatment;
import org.tutti.records.settings.SettingKey;

/**
 * Runs campaigns. All methods block until the campaign has ended, print nothing, and throw a {@link
 * org.tutti.diagnostics.TuttiException} if the campaign cannot run. A launch that fails while the
 * campaign runs does not cause an exception; it is part of the result.
 */
public final class Campaign {
  private Campaign() {}

  /** Runs a campaign; see {@link #run(CampaignPlan, CampaignListener)}. */
  public static CampaignResult run(CampaignPlan plan) {
    return run(plan, CampaignListener.NONE);
  }

  /**
   * Runs a campaign in a randomized design, with separate processes for each launch. If its
   * directory already contains part of this campaign, only the missing launches are run.
   *
   * <p>If the calling thread is interrupted, the campaign ends as after Ctrl-C, and the result says
   * so.
   *
   * @throws org.tutti.diagnostics.TuttiException if the plan cannot be carried out, or its
   *     directory contains another campaign
   */
  public static CampaignResult run(CampaignPlan plan, CampaignListener listener) {
    return start(plan, listener).await();
  }

  /** Starts a campaign in another thread, which calls the listener; see {@link #run}. */
  public static RunningCampaign start(CampaignPlan plan, CampaignListener listener) {
    return RunningCampaign.start(cancellation -> run(plan, listener, cancellation));
  }

  private static CampaignResult run(
      CampaignPlan plan, CampaignListener listener, Cancellation cancellation) {
    DriverWarmUp.begin(Path.of(plan.launch().command().java()));
    CampaignDirectory directory = new CampaignDirectory(plan.results());
    CampaignDesign design = CampaignDesign.of(plan, listener);
    if (plan.find(SettingKey.PILOT).isPresent()) {
      design = new Pilot(plan, directory, listener, cancellation).run(design);
    }
    return new CampaignExecution(directory, plan.driver(), listener, cancellation)
        .run(design, Optional.empty(), plan.find(SettingKey.SET_ASIDE).orElse(false));
  }

  /**
   * Continues a campaign as it was planned; see {@link #resume(Path, ResumeOptions,
   * CampaignListener)}.
   */
  public static CampaignResult resume(Path directory) {
    return resume(directory, ResumeOptions.DEFAULT, CampaignListener.NONE);
  }

  /**
   * Runs the missing launches of a campaign.
   *
   * @throws org.tutti.diagnostics.TuttiException if there is no campaign, or if it has no plan, or
   *     if it names programs that this user has not named and the options do not trust them, or if
   *     benchmarks, Tutti, the MPI library or the machine have changed and the options do not allow
   *     it
   */
  public static CampaignResult resume(
      Path directory, ResumeOptions options, CampaignListener listener) {
    CampaignDirectory campaign = new CampaignDirectory(directory).existing();
    Manifest manifest = ManifestFile.required(campaign);
    admit(manifest, campaign, options.trustPrograms(), listener);
    DriverWarmUp.begin(Path.of(manifest.settings().command().java()));
    int blocks = Math.max(manifest.blocks(), options.launches().orElse(manifest.blocks()));
    return DriverTask.start(
            cancellation ->
                new CampaignExecution(campaign, options.driver(), listener, cancellation)
                    .resume(manifest.withBlocks(blocks), options.allowChanged()))
        .await();
  }

  /**
   * Measures the plan of an earlier campaign once more on this machine, into a new directory. The
   * listener is first told what the campaign needs.
   *
   * @throws org.tutti.diagnostics.TuttiException if there is no such campaign, or if it has no
   *     plan, or if it names programs that this user has not named and the options do not trust
   *     them, or if something that it needs is missing here
   */
  public static CampaignResult rerun(Rerun rerun, CampaignListener listener) {
    CampaignDirectory earlier = new CampaignDirectory(rerun.campaign()).existing();
    Manifest plan = ManifestFile.required(earlier);
    Manifest again = rerun.manifest(plan);
    admit(again, earlier, rerun.trustPrograms(), listener);
    RerunNeeds needs = RerunNeeds.of(plan, again, System.getenv());
    needs.lines().stream().map(UserText::new).forEach(listener::notice);
    needs.require(rerun);
    DriverWarmUp.begin(JavaProgram.javaOfThisJvm());
    return DriverTask.start(
            cancellation ->
                new CampaignExecution(
                        new CampaignDirectory(rerun.results()),
                        rerun.driver(),
                        listener,
                        cancellation)
                    .run(
                        new CampaignDesign(again, TimeEstimate.of(earlier)),
                        Optional.of(earlier),
                        false))
        .await();
  }

  /** The door for programs that a results directory names, before any of them is started. */
  private static void admit(
      Manifest manifest,
      CampaignDirectory directory,
      boolean isTrusted,
      CampaignListener listener) {
    KnownPrograms known = KnownPrograms.ofUser();
    if (isTrusted) {
      known
          .remember(manifest, Optional.of(directory))
          .map(UserText::new)
          .ifPresent(listener::notice);
    } else {
      known.require(manifest, directory);
    }
  }

  /**
   * Makes the JVM caches with which the ranks of a campaign start, and those by hand, unless they
   * are there, in the user's cache directory. It starts a short launch for each, and measures
   * nothing.
   *
   * @return the caches, those of campaigns first; none of what can have none
   * @throws org.tutti.diagnostics.TuttiException if the plan cannot be carried out
   */
  public static List<JvmCache> makeJvmCaches(CampaignPlan plan, CampaignListener listener) {
    return makeJvmCaches(
        interrupted ->
            JvmCachePreparation.forUser(
                text -> listener.preparing(new UserText(text)), interrupted),
        plan,
        listener);
  }

  /**
   * The same beside the jar of this JVM, as the last step of its build.
   *
   * @param limit after which no further cache is begun, and one that is being made is given up
   */
  public static List<JvmCache> makeJvmCachesOfBuild(
      CampaignPlan plan, CampaignListener listener, BooleanSupplier limit) {
    return makeJvmCaches(
        interrupted ->
            JvmCachePreparation.besideJar(
                any -> {}, () -> limit.getAsBoolean() || interrupted.getAsBoolean()),
        plan,
        listener);
  }

  private static List<JvmCache> makeJvmCaches(
      Function<BooleanSupplier, JvmCachePreparation> preparation,
      CampaignPlan plan,
      CampaignListener listener) {
    Manifest manifest = CampaignDesign.of(plan, listener).manifest();
    return DriverTask.start(
            cancellation -> {
              try (InterruptHandler interruption = InterruptHandler.watch(cancellation)) {
                JvmCachePreparation caches = preparation.apply(interruption::isRequested);
                Map<Treatment, Launcher> launchers = ResolvedLaunchers.of(manifest).launchers();
                // At the same time, since the JVM takes one processor for most of each.
                CompletableFuture<List<JvmCache>> byHand =
                    BackgroundWork.begin(() -> caches.byHand(manifest, launchers));
                List<JvmCache> made = new ArrayList<>(caches.ofCampaign(manifest, launchers));
                made.addAll(byHand.join());
                return made;
              }
            })
        .await();
  }

  /**
   * Calls every cell of a plan once and checks the data, in a launch of each treatment; nothing is
   * measured or kept. After a benchmark that ends its launch, a further launch calls those after
   * it.
   *
   * @param lines receives one line for each cell
   * @return whether all cells that can be called left the right data
   * @throws org.tutti.diagnostics.TuttiException if the plan cannot be carried out
   */
  public static boolean dryRun(
      CampaignPlan plan, CampaignListener listener, Consumer<String> lines) {
    return DriverTask.start(cancellation -> dryRun(plan, listener, lines, cancellation)).await();
  }

  private static boolean dryRun(
      CampaignPlan plan,
      CampaignListener listener,
      Consumer<String> lines,
      Cancellation cancellation) {
    Manifest manifest = CampaignDesign.of(plan, listener).manifest();
    ResolvedLaunchers launchers = ResolvedLaunchers.of(manifest);
    boolean isRight = true;
    try (InterruptHandler interruption = InterruptHandler.watch(cancellation)) {
      DryLaunches launches =
          new DryLaunches(listener, lines, interruption, plan.driver().timeouts().silence());
      for (PlannedTreatment planned : manifest.treatments()) {
        if (interruption.isRequested()) {
          return false;
        }
        isRight &=
            launches.run(
                planned.settings(),
                launchers.launchers().get(planned.treatment()),
                plan.selected());
      }
      launches.sum().map(UserText::new).ifPresent(listener::notice);
    }
    return isRight;
  }

  /** Makes one launch in this JVM; see {@link #runHere(CampaignPlan, CampaignListener)}. */
  public static CampaignResult runHere(CampaignPlan plan) {
    return runHere(plan, CampaignListener.NONE);
  }

  /**
   * Makes one launch in this JVM, with threads of Tutti's in-process provider as ranks. This is
   * quick and suits tests of benchmarks, but its figures are not those of an MPI library. Each
   * further call with the same results directory adds a launch.
   *
   * @throws org.tutti.diagnostics.TuttiException if the plan cannot be carried out, or requires
   *     something that a launch in this JVM does not support, such as factors or a launcher
   */
  public static CampaignResult runHere(CampaignPlan plan, CampaignListener listener) {
    return new InProcessLaunch(plan, listener).run();
  }

  /**
   * Measures cells of a campaign again, or more launches of them if that has begun.
   *
   * @param launches of each treatment, all in all
   * @throws org.tutti.diagnostics.TuttiException if that campaign has no plan, or names programs
   *     that this user has not named and that are not to be trusted
   */
  public static CampaignResult confirm(
      Confirmation confirmation, int launches, CampaignListener listener) {
    CampaignDirectory results = new CampaignDirectory(confirmation.results());
    if (ManifestFile.read(results).isPresent()) {
      return resume(
          confirmation.results(),
          new ResumeOptions(
              OptionalInt.of(launches), false, confirmation.trustPrograms(), confirmation.driver()),
          listener);
    }
    CampaignDirectory campaign = new CampaignDirectory(confirmation.campaign()).existing();
    Manifest plan = ManifestFile.required(campaign);
    Manifest manifest = confirmation.manifest(plan, launches);
    admit(plan, campaign, confirmation.trustPrograms(), listener);
    DriverWarmUp.begin(Path.of(manifest.settings().command().java()));
    return DriverTask.start(
            cancellation ->
                new CampaignExecution(results, confirmation.driver(), listener, cancellation)
                    .run(
                        new CampaignDesign(manifest, TimeEstimate.of(campaign)),
                        Optional.of(campaign),
                        false))
        .await();
  }

  /**
   * Measures the plan of an earlier campaign again with the benchmarks of this JVM's class path,
   * for the comparison of two versions.
   *
   * @throws org.tutti.diagnostics.TuttiException if that campaign has no plan, or names programs
   *     that this user has not named and that are not to be trusted, or if none of the cells to be
   *     measured could be compared with one of its cells
   */
  public static CampaignResult remeasure(Remeasurement remeasurement, CampaignListener listener) {
    CampaignDirectory baseline = new CampaignDirectory(remeasurement.baseline()).existing();
    DriverWarmUp.begin(JavaProgram.javaOfThisJvm());
    Manifest plan = ManifestFile.required(baseline);
    admit(remeasurement.ofBaseline(plan), baseline, remeasurement.trustPrograms(), listener);
    Manifest manifest = remeasurement.manifest(plan);
    CommonCells.check(baseline, manifest);
    return DriverTask.start(
            cancellation ->
                new CampaignExecution(
                        new CampaignDirectory(remeasurement.results()),
                        remeasurement.driver(),
                        listener,
                        cancellation)
                    .run(
                        new CampaignDesign(manifest, TimeEstimate.of(baseline)),
                        Optional.of(baseline),
                        false))
        .await();
  }
}
