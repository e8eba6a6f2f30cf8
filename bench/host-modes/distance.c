/*
 * How far two processors are from each other: the median time, in nanoseconds, in which a cache line
 * goes from one thread to another and back, each bound to a processor of its own.
 *
 * usage: distance PROCESSOR PROCESSOR
 */
#define _GNU_SOURCE
#include <pthread.h>
#include <sched.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { BATCHES = 101, ROUND_TRIPS = 500 };

static _Alignas(128) atomic_long ball;

static void bind_to(int processor) {
  cpu_set_t set;
  CPU_ZERO(&set);
  CPU_SET(processor, &set);
  if (sched_setaffinity(0, sizeof set, &set) != 0) {
    perror("sched_setaffinity");
    exit(1);
  }
}

static void *return_it(void *processor) {
  bind_to(*(int *)processor);
  for (long i = 1; i <= (long)BATCHES * ROUND_TRIPS; i++) {
    while (atomic_load_explicit(&ball, memory_order_acquire) != 2 * i - 1) {
    }
    atomic_store_explicit(&ball, 2 * i, memory_order_release);
  }
  return NULL;
}

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return 1e9 * time.tv_sec + time.tv_nsec;
}

static int compare(const void *a, const void *b) {
  double difference = *(const double *)a - *(const double *)b;
  return (difference > 0) - (difference < 0);
}

int main(int count, char **arguments) {
  if (count != 3) {
    fprintf(stderr, "usage: distance PROCESSOR PROCESSOR\n");
    return 2;
  }
  int here = atoi(arguments[1]), there = atoi(arguments[2]);
  double times[BATCHES];
  long i = 0;
  pthread_t other;
  bind_to(here);
  if (pthread_create(&other, NULL, return_it, &there) != 0) {
    fprintf(stderr, "distance: no second thread\n");
    return 1;
  }
  for (int batch = 0; batch < BATCHES; batch++) {
    double start = now();
    for (int trip = 0; trip < ROUND_TRIPS; trip++) {
      i++;
      atomic_store_explicit(&ball, 2 * i - 1, memory_order_release);
      while (atomic_load_explicit(&ball, memory_order_acquire) != 2 * i) {
      }
    }
    times[batch] = (now() - start) / ROUND_TRIPS;
  }
  pthread_join(other, NULL);
  qsort(times, BATCHES, sizeof times[0], compare);
  printf("%.1f\n", times[BATCHES / 2]);
  return 0;
}
