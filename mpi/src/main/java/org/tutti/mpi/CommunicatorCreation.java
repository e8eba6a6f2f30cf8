package org.tutti.mpi;

import java.util.Optional;
import java.util.function.Supplier;

/**
 * Groups, and communicators that are made of them, of the processes that share memory, or of two
 * groups (MPI 3.1, chapter 6; MPI 4.0, chapter 11).
 */
public interface CommunicatorCreation extends LibraryPart {
  /** Some processes of this communicator, in this order. */
  default RankGroup group(int... ranks) {
    throw missing("MPI_Group_incl");
  }

  /**
   * Collective over all processes of this communicator ({@code MPI_Comm_create}).
   *
   * @return empty on processes that are not in the group
   */
  default Optional<Communicator> create(RankGroup group) {
    throw missing("MPI_Comm_create");
  }

  /** Collective over the processes of the group only ({@code MPI_Comm_create_group}). */
  default Communicator createGroup(RankGroup group, int tag) {
    throw missing("MPI_Comm_create_group");
  }

  /**
   * Collective: begins to duplicate this communicator ({@code MPI_Comm_idup}).
   *
   * @return gives the duplicate, once the request is complete and before it is used again
   */
  default Supplier<Communicator> idup(Request request) {
    throw missing("MPI_Comm_idup");
  }

  /**
   * Collective: the communicator of the processes that share memory with this one ({@code
   * MPI_Comm_split_type}).
   */
  default Communicator splitShared(int key) {
    throw missing("MPI_Comm_split_type");
  }

  /**
   * Collective over this communicator and another one: joins their processes, of which each sees
   * those of the other side ({@code MPI_Intercomm_create}). Ranks that messages of it name are
   * those of the other side. Of the collectives with a root it has broadcast, reduction, gather,
   * and scatter, with {@link Collectives#ROOT} as the root at the root.
   *
   * @param leader rank of this side's leader
   * @param peer a communicator that has both leaders
   * @param remoteLeader rank in {@code peer} of the other side's leader
   */
  default Communicator intercommunicator(int leader, Communicator peer, int remoteLeader, int tag) {
    throw missing("MPI_Intercomm_create");
  }

  /**
   * Collective over both sides of an intercommunicator: all their processes ({@code
   * MPI_Intercomm_merge}).
   *
   * @param high whether those of this side come last
   */
  default Communicator merge(boolean high) {
    throw missing("MPI_Intercomm_merge");
  }

  /** Processes of the other side of an intercommunicator; 0 for other communicators. */
  default int remoteSize() {
    return 0;
  }

  /** The number of types of events that tools may ask for ({@code MPI_T_event_get_num}). */
  default int eventTypes() {
    throw missing("MPI_T_event_get_num");
  }

  /** A further session with the library, besides the world ({@code MPI_Session_init}). */
  default LibrarySession openSession() {
    throw missing("MPI_Session_init");
  }
}
