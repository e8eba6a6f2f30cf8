package org.tutti.lab.tune;

import org.tutti.campaign.CampaignPlan;
import org.tutti.campaign.launch.Launchers;
import org.tutti.diagnostics.TuningProblem;
import org.tutti.mpi.ProviderKind;
import org.tutti.mpi.names.LibraryName;
import org.tutti.mpi.names.MpiSelection;
import org.tutti.mpi.natives.abi.AbiFamily;

/** Finds the library of a plan. */
final class TunableLibraries {
  private TunableLibraries() {}

  /**
   * The library that the ranks of a plan load.
   *
   * @throws org.tutti.diagnostics.TuttiException 291 if it is neither Open MPI nor MPICH, nor
   *     simulated
   */
  static TunableLibrary of(CampaignPlan plan) {
    if (plan.mpi().provider().filter(ProviderKind.SIMULATED::equals).isPresent()) {
      return new SimulatedTuning();
    }
    MpiSelection mpi = plan.mpi().orLibraryOf(System.getenv());
    AbiFamily family =
        mpi.maker()
            .or(() -> Launchers.installed().resolve(mpi).family())
            .orElseThrow(
                () ->
                    TuningProblem.ALGORITHMS_UNKNOWN.error(
                        "The algorithms of "
                            + (mpi.isOpen() ? "this MPI library" : mpi.summary())
                            + " are not known.",
                        "Tune Open MPI or MPICH, with the native provider."));
    LibraryVariables variables =
        new LibraryVariables(mpi.library().map(LibraryName::text).orElse(family.column()));
    return family == AbiFamily.OPEN_MPI
        ? new OpenMpiTuning(variables, isOnSeveralHosts(plan))
        : new MpichTuning(variables);
  }

  private static boolean isOnSeveralHosts(CampaignPlan plan) {
    return plan.hosts().places().size() > 1
        || !System.getenv().getOrDefault("SLURM_JOB_NUM_NODES", "1").equals("1");
  }
}
