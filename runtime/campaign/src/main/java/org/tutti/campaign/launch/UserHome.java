package org.tutti.campaign.launch;

/**
 * Where the home directory of the user is. PMIx, which Open MPI's mpirun calls, crashes where
 * neither HOME nor an entry in /etc/passwd says it.
 */
public final class UserHome {
  private static final String UNKNOWN = "?";

  private UserHome() {}

  /** A sentence, after a blank, if nothing says where it is; otherwise empty. */
  public static String advice() {
    return advice(System.getenv("HOME"), System.getProperty("user.home"));
  }

  static String advice(String variable, String ofJvm) {
    boolean isKnown = variable != null && !variable.isBlank();
    boolean isInPasswd = ofJvm != null && !ofJvm.isBlank() && !ofJvm.equals(UNKNOWN);
    return isKnown || isInPasswd
        ? ""
        : " This user has neither HOME nor an entry in /etc/passwd, without which launchers and"
            + " libraries may crash: set HOME.";
  }
}
