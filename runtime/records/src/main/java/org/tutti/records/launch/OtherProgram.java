package org.tutti.records.launch;

/**
 * A process that used processors of a host during a launch and was no part of it.
 *
 * @param host where it ran
 * @param name as the kernel has it, which the process can choose
 * @param pid its process id
 * @param user id of the user who owns it; -1 if unknown
 * @param nanos processor time that it used, with its children that have ended
 */
public record OtherProgram(String host, String name, long pid, long user, long nanos) {
  public static final long UNKNOWN_USER = -1;
}
