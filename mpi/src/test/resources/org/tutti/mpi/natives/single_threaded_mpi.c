/* As much of an MPI library as it takes to grant a thread level, MPI_THREAD_SINGLE (0) by default,
   and no more. */
#include <string.h>

#ifndef TEXT
#define TEXT "Open MPI v4.0.0, without threads"
#endif
#ifndef LEVEL
#define LEVEL 0
#endif

int MPI_Get_library_version(char *text, int *length) {
  strcpy(text, TEXT);
  *length = (int) strlen(text);
  return 0;
}

int MPI_Init_thread(int *argc, char ***argv, int required, int *provided) {
  *provided = LEVEL;
  return 0;
}

int MPI_Query_thread(int *provided) {
  *provided = LEVEL;
  return 0;
}

int MPI_Finalize(void) { return 0; }

int MPI_Abort(void *comm, int status) { return 0; }

double MPI_Wtime(void) { return 0; }

int MPI_Error_class(int code, int *class) {
  *class = code;
  return 0;
}

int MPI_Error_string(int code, char *text, int *length) {
  *length = 0;
  return 0;
}
