/* Ranks of MPICH (over UCX) that give their processor away while they wait, as those of Open MPI do
 * if they are asked to: there are more of them than processors. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <sched.h>

unsigned ucp_worker_progress(void *worker) {
  static unsigned (*original)(void *);
  if (!original) {
    original = (unsigned (*)(void *))dlsym(RTLD_NEXT, "ucp_worker_progress");
  }
  unsigned events = original(worker);
  if (events == 0) {
    sched_yield();
  }
  return events;
}
